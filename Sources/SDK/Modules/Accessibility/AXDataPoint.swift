// Accessibility: the declarations of AXDataPoint.
// Declared as the framework's interface has it, with code of our own.

class AXDataPoint: NSObject {
  var xValue: AXDataPointValue
  var yValue: AXDataPointValue?
  var additionalValues: [AXDataPointValue]
  var label: String?

  init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = AXDataPointValue(number: x)
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = AXDataPointValue(category: x)
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}
