// Accessibility: the declarations of AXChartDescriptor.
// Declared as the framework's interface has it, with code of our own.

class AXChartDescriptor: NSObject {
  enum ContentDirection: Int {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  var title: String?
  var summary: String?
  var contentDirection: ContentDirection = .leftToRight
  var contentFrame: CGRect = .zero
  var series: [AXDataSeriesDescriptor]
  var xAxis: any AXDataAxisDescriptor
  var yAxis: AXNumericDataAxisDescriptor?
  var additionalAxes: [any AXDataAxisDescriptor]?

  init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.series = series
  }

  init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor]?, series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}
