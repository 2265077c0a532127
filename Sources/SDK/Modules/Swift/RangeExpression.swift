// Swift's standard library: the declarations of RangeExpression.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func relative<C>(to collection: C) -> Range<Self.Bound> where C: Collection, Self.Bound == C.Index
  func contains(_ element: Self.Bound) -> Bool
}

extension RangeExpression {
  static func ~= (pattern: Self, value: Self.Bound) -> Bool { pattern.contains(value) }
}
