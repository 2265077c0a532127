// Charts: the declarations of LinePlot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LinePlot<Content> {
  init<Data>(
    _ data: Data, x: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, x: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>,
    series: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection
}

extension LinePlot: ChartContent where Content: ChartContent {
  var body: some ChartContent { get }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  typealias DataElement = Content.DataElement
}

extension LinePlot where Content == FunctionLinePlotContent {
  init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double)
  init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double)
  @_disfavoredOverload init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double)
  @_disfavoredOverload init<S1, S2>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double)
  where S1: StringProtocol, S2: StringProtocol
  init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double))
  init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double))
  @_disfavoredOverload init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double))
  @_disfavoredOverload init<S1, S2, S3>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double))
  where S1: StringProtocol, S2: StringProtocol, S3: StringProtocol
}
