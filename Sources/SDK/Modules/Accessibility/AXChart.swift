// Accessibility: the declarations of AXChart.
// Declared as the framework's interface has it, with code of our own.

protocol AXChart: AnyObject {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
