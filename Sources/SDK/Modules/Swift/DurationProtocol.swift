// Swift's standard library: the declarations of DurationProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol DurationProtocol: AdditiveArithmetic, Comparable, Sendable {
  static func / (lhs: Self, rhs: Int) -> Self
  static func /= (lhs: inout Self, rhs: Int)
  static func * (lhs: Self, rhs: Int) -> Self
  static func *= (lhs: inout Self, rhs: Int)
  static func / (lhs: Self, rhs: Self) -> Double
}

extension DurationProtocol {
  static func /= (lhs: inout Self, rhs: Int)
  static func *= (lhs: inout Self, rhs: Int)
}
