// Charts: the declarations of PlotDimensionScaleRange.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PlotDimensionScaleRange: PositionScaleRange {
  typealias VisualValue = CoreFoundation.CGFloat
}
