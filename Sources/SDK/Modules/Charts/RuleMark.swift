// Charts: the declarations of RuleMark.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RuleMark: Chart3DContent, ChartContent {
  init<Y>(xStart: CoreFoundation.CGFloat? = nil, xEnd: CoreFoundation.CGFloat? = nil, y: PlottableValue<Y>)
  where Y: Plottable
  init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable
  init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CoreFoundation.CGFloat? = nil)
  where X: Plottable
  init<X>(x: PlottableValue<X>, yStart: CoreFoundation.CGFloat? = nil, yEnd: CoreFoundation.CGFloat? = nil)
  where X: Plottable
  init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable
  init<Y>(x: CoreFoundation.CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where Y: Plottable
  typealias Body = Never
  init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>)
}
