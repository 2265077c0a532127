// Charts: the declarations of BarMark.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BarMark: ChartContent {
  init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard)
  where X: Plottable, Y: Plottable
  init<X>(
    x: PlottableValue<X>, yStart: CoreFoundation.CGFloat? = nil, yEnd: CoreFoundation.CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where X: Plottable
  init<Y>(
    xStart: CoreFoundation.CGFloat? = nil, xEnd: CoreFoundation.CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where Y: Plottable
  init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic) where X: Plottable, Y: Plottable
  init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CoreFoundation.CGFloat? = nil,
    yEnd: CoreFoundation.CGFloat? = nil) where X: Plottable
  init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic) where X: Plottable, Y: Plottable
  init<Y>(
    xStart: CoreFoundation.CGFloat? = nil, xEnd: CoreFoundation.CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>) where Y: Plottable
  typealias Body = Never
}
