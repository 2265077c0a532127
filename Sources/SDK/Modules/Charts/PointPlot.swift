// Charts: the declarations of PointPlot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PointPlot<Content> {
  init<Data>(
    _ data: Data, x: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, x: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>,
    y: CoreFoundation.CGFloat? = nil)
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, x: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>,
    y: KeyPath<PointPlot<Content>.DataElement, CoreFoundation.CGFloat>)
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, x: CoreFoundation.CGFloat? = nil,
    y: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, x: KeyPath<Data.Element, CoreFoundation.CGFloat>,
    y: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection
}

extension PointPlot: ChartContent where Content: ChartContent {
  var body: some ChartContent { get }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  typealias DataElement = Content.DataElement
}
