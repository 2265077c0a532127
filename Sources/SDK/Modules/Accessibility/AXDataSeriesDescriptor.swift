// Accessibility: the declarations of AXDataSeriesDescriptor.
// Declared as the framework's interface has it, with code of our own.

class AXDataSeriesDescriptor: NSObject {
  var name: String?
  var isContinuous: Bool
  var dataPoints: [AXDataPoint]

  init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
