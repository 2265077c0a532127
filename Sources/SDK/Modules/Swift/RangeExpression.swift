// Swift's standard library: the declarations of RangeExpression.
// Declared as the toolchain's interface has it, with code of our own.

protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func relative<C>(to collection: C) -> Range<Self.Bound> where C: Collection, Self.Bound == C.Index
  func contains(_ element: Self.Bound) -> Bool
}

extension RangeExpression {
  static func ~= (pattern: Self, value: Self.Bound) -> Bool { pattern.contains(value) }
}
