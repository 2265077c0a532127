// Charts: the declarations of RulePlot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RulePlot<Content> {
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<RulePlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<RulePlot<Content>.DataElement, X>,
    y: PlottableProjection<RulePlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data, Y>(
    _ data: Data, x: PlottableProjection<RulePlot<Content>.DataElement, some Plottable>,
    yStart: PlottableProjection<RulePlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<RulePlot<Content>.DataElement, Y>)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
  init<Data>(
    _ data: Data, xStart: CoreFoundation.CGFloat? = nil, xEnd: CoreFoundation.CGFloat? = nil,
    y: PlottableProjection<RulePlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<RulePlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<RulePlot<Content>.DataElement, X>, y: CoreFoundation.CGFloat? = nil)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data>(
    _ data: Data, x: PlottableProjection<RulePlot<Content>.DataElement, some Plottable>,
    yStart: CoreFoundation.CGFloat? = nil, yEnd: CoreFoundation.CGFloat? = nil)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection
  init<Data, Y>(
    _ data: Data, x: CoreFoundation.CGFloat? = nil,
    yStart: PlottableProjection<RulePlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<RulePlot<Content>.DataElement, Y>)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
  init<Data>(
    _ data: Data, xStart: KeyPath<RulePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    xEnd: KeyPath<RulePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    y: PlottableProjection<RulePlot<Content>.DataElement, some Plottable>)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection
  init<Data, X>(
    _ data: Data, xStart: PlottableProjection<RulePlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<RulePlot<Content>.DataElement, X>,
    y: KeyPath<RulePlot<Content>.DataElement, CoreFoundation.CGFloat>)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  init<Data>(
    _ data: Data, x: PlottableProjection<RulePlot<Content>.DataElement, some Plottable>,
    yStart: KeyPath<RulePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yEnd: KeyPath<RulePlot<Content>.DataElement, CoreFoundation.CGFloat>)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection
  init<Data, Y>(
    _ data: Data, x: KeyPath<RulePlot<Content>.DataElement, CoreFoundation.CGFloat>,
    yStart: PlottableProjection<RulePlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<RulePlot<Content>.DataElement, Y>)
  where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
}

extension RulePlot: ChartContent where Content: ChartContent {
  var body: some ChartContent { get }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  typealias DataElement = Content.DataElement
}
