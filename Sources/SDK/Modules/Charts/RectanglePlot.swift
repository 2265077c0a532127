// Charts: the declarations of RectanglePlot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RectanglePlot<Content> {
  init<Data>(
    _ data: Data, x: PlottableProjection<RectanglePlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<RectanglePlot<Content>.DataElement, some Plottable>,
    width: MarkDimensions<RectanglePlot<Content>.DataElement> = .automatic,
    height: MarkDimensions<RectanglePlot<Content>.DataElement> = .automatic)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<RectanglePlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<RectanglePlot<Content>.DataElement, X>,
    y: PlottableProjection<RectanglePlot<Content>.DataElement, some Plottable>,
    height: MarkDimensions<RectanglePlot<Content>.DataElement> = .automatic)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data, Y>(
    _ data: Data, x: PlottableProjection<RectanglePlot<Content>.DataElement, some Plottable>,
    yStart: PlottableProjection<RectanglePlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<RectanglePlot<Content>.DataElement, Y>,
    width: MarkDimensions<RectanglePlot<Content>.DataElement> = .automatic)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
  init<Data, X, Y>(
    _ data: Data, xStart: PlottableProjection<RectanglePlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<RectanglePlot<Content>.DataElement, X>,
    yStart: PlottableProjection<RectanglePlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<RectanglePlot<Content>.DataElement, Y>)
  where
    Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable, Y: Plottable
  init<Data>(
    _ data: Data, x: PlottableProjection<RectanglePlot<Content>.DataElement, some Plottable>,
    yStart: CoreFoundation.CGFloat? = nil, yEnd: CoreFoundation.CGFloat? = nil,
    width: MarkDimensions<RectanglePlot<Content>.DataElement> = .automatic)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, xStart: CoreFoundation.CGFloat? = nil, xEnd: CoreFoundation.CGFloat? = nil,
    y: PlottableProjection<RectanglePlot<Content>.DataElement, some Plottable>,
    height: MarkDimensions<RectanglePlot<Content>.DataElement> = .automatic)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<RectanglePlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<RectanglePlot<Content>.DataElement, X>, yStart: CoreFoundation.CGFloat? = nil,
    yEnd: CoreFoundation.CGFloat? = nil)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data, Y>(
    _ data: Data, xStart: CoreFoundation.CGFloat? = nil, xEnd: CoreFoundation.CGFloat? = nil,
    yStart: PlottableProjection<RectanglePlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<RectanglePlot<Content>.DataElement, Y>)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
  init<Data>(
    _ data: Data, x: PlottableProjection<RectanglePlot<Content>.DataElement, some Plottable>,
    yStart: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yEnd: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    width: MarkDimensions<RectanglePlot<Content>.DataElement> = .automatic)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, xStart: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    xEnd: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    y: PlottableProjection<RectanglePlot<Content>.DataElement, some Plottable>,
    height: MarkDimensions<RectanglePlot<Content>.DataElement> = .automatic)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<RectanglePlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<RectanglePlot<Content>.DataElement, X>,
    yStart: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yEnd: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data, Y>(
    _ data: Data, xStart: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    xEnd: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yStart: PlottableProjection<RectanglePlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<RectanglePlot<Content>.DataElement, Y>)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
  init<Data>(
    _ data: Data, xStart: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    xEnd: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yStart: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yEnd: KeyPath<RectanglePlot<Content>.DataElement, CoreFoundation.CGFloat>)
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection
}

extension RectanglePlot: ChartContent where Content: ChartContent {
  var body: some ChartContent { get }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  typealias DataElement = Content.DataElement
}
