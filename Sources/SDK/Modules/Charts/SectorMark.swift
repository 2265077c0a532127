// Charts: the declarations of SectorMark.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SectorMark: ChartContent {
  init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CoreFoundation.CGFloat? = nil)
  typealias Body = Never
}
