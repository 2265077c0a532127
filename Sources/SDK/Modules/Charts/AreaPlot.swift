// Charts: the declarations of AreaPlot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AreaPlot<Content> {
  init<Data>(
    _ data: Data, x: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    stacking: MarkStackingMethod = .standard)
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<AreaPlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<AreaPlot<Content>.DataElement, X>,
    y: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data, Y>(
    _ data: Data, x: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    yStart: PlottableProjection<AreaPlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<AreaPlot<Content>.DataElement, Y>)
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
  init<Data>(
    _ data: Data, x: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    series: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    stacking: MarkStackingMethod = .standard)
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<AreaPlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<AreaPlot<Content>.DataElement, X>,
    y: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    series: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data, Y>(
    _ data: Data, x: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    yStart: PlottableProjection<AreaPlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<AreaPlot<Content>.DataElement, Y>,
    series: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
}

extension AreaPlot: ChartContent where Content: ChartContent {
  var body: some ChartContent { get }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  typealias DataElement = Content.DataElement
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double))
  init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double))
  @_disfavoredOverload init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double))
  @_disfavoredOverload init<S1, S2, S3>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double))
  where S1: StringProtocol, S2: StringProtocol, S3: StringProtocol
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
}
