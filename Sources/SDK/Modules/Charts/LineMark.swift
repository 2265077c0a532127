// Charts: the declarations of LineMark.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LineMark: ChartContent {
  init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable
  init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
  where X: Plottable, Y: Plottable, S: Plottable
  typealias Body = Never
}
