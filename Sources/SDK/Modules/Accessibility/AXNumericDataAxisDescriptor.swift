// Accessibility: the declarations of AXNumericDataAxisDescriptor.
// Declared as the framework's interface has it, with code of our own.

class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  enum Scale: Int {
    case linear, log10, ln
  }
  var title: String
  var scaleType: Scale = .linear
  var range: ClosedRange<Double>
  var gridlinePositions: [Double]
  var valueDescriptionProvider: (Double) -> String

  init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}
