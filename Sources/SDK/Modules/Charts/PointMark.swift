// Charts: the declarations of PointMark.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PointMark: Chart3DContent, ChartContent {
  init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable
  init<X>(x: PlottableValue<X>, y: CoreFoundation.CGFloat? = nil) where X: Plottable
  init<Y>(x: CoreFoundation.CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable
  typealias Body = Never
  init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>)
}
