// Charts: the declarations of ChartBinRange.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ChartBinRange<Bound>: RangeExpression where Bound: Comparable {
  let lowerBound: Bound
  let upperBound: Bound
  func contains(_ element: Bound) -> Bool
  func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection
}
