// Charts: the declarations of SectorPlot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SectorPlot<Content> {
  init<Data>(
    _ data: Data, angle: PlottableProjection<SectorPlot<Content>.DataElement, some Plottable>,
    innerRadius: MarkDimensions<SectorPlot<Content>.DataElement> = .automatic,
    outerRadius: MarkDimensions<SectorPlot<Content>.DataElement> = .automatic,
    angularInset: CoreFoundation.CGFloat? = nil)
  where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection
  init<Data>(
    _ data: Data, angle: PlottableProjection<SectorPlot<Content>.DataElement, some Plottable>,
    innerRadius: MarkDimensions<SectorPlot<Content>.DataElement> = .automatic,
    outerRadius: MarkDimensions<SectorPlot<Content>.DataElement> = .automatic,
    angularInset: KeyPath<SectorPlot<Content>.DataElement, CoreFoundation.CGFloat>)
  where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection
}

extension SectorPlot: ChartContent where Content: ChartContent {
  var body: some ChartContent { get }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  typealias DataElement = Content.DataElement
}
