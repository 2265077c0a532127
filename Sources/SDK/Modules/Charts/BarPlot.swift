// Charts: the declarations of BarPlot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BarPlot<Content> {
  init<Data>(
    _ data: Data, x: PlottableProjection<BarPlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<BarPlot<Content>.DataElement, some Plottable>,
    width: MarkDimensions<BarPlot<Content>.DataElement> = .automatic,
    height: MarkDimensions<BarPlot<Content>.DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<BarPlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<BarPlot<Content>.DataElement, X>,
    y: PlottableProjection<BarPlot<Content>.DataElement, some Plottable>,
    height: MarkDimensions<BarPlot<Content>.DataElement> = .automatic)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data, Y>(
    _ data: Data, x: PlottableProjection<BarPlot<Content>.DataElement, some Plottable>,
    yStart: PlottableProjection<BarPlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<BarPlot<Content>.DataElement, Y>,
    width: MarkDimensions<BarPlot<Content>.DataElement> = .automatic)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
  init<Data>(
    _ data: Data, x: PlottableProjection<BarPlot<Content>.DataElement, some Plottable>,
    yStart: CoreFoundation.CGFloat? = nil, yEnd: CoreFoundation.CGFloat? = nil,
    width: MarkDimensions<BarPlot<Content>.DataElement> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, xStart: CoreFoundation.CGFloat? = nil, xEnd: CoreFoundation.CGFloat? = nil,
    y: PlottableProjection<BarPlot<Content>.DataElement, some Plottable>,
    height: MarkDimensions<BarPlot<Content>.DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<BarPlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<BarPlot<Content>.DataElement, X>, yStart: CoreFoundation.CGFloat? = nil,
    yEnd: CoreFoundation.CGFloat? = nil)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data, Y>(
    _ data: Data, xStart: CoreFoundation.CGFloat? = nil, xEnd: CoreFoundation.CGFloat? = nil,
    yStart: PlottableProjection<BarPlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<BarPlot<Content>.DataElement, Y>)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
  init<Data>(
    _ data: Data, x: PlottableProjection<BarPlot<Content>.DataElement, some Plottable>,
    yStart: KeyPath<BarPlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yEnd: KeyPath<BarPlot<Content>.DataElement, CoreFoundation.CGFloat>,
    width: MarkDimensions<BarPlot<Content>.DataElement> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, xStart: KeyPath<BarPlot<Content>.DataElement, CoreFoundation.CGFloat>,
    xEnd: KeyPath<BarPlot<Content>.DataElement, CoreFoundation.CGFloat>,
    y: PlottableProjection<BarPlot<Content>.DataElement, some Plottable>,
    height: MarkDimensions<BarPlot<Content>.DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<BarPlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<BarPlot<Content>.DataElement, X>,
    yStart: KeyPath<BarPlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yEnd: KeyPath<BarPlot<Content>.DataElement, CoreFoundation.CGFloat>)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data, Y>(
    _ data: Data, xStart: KeyPath<BarPlot<Content>.DataElement, CoreFoundation.CGFloat>,
    xEnd: KeyPath<BarPlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yStart: PlottableProjection<BarPlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<BarPlot<Content>.DataElement, Y>)
  where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
}

extension BarPlot: ChartContent where Content: ChartContent {
  var body: some ChartContent { get }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  typealias DataElement = Content.DataElement
}
