// Swift's standard library: the declarations of Numeric.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  init?<T>(exactly source: T) where T: BinaryInteger
  associatedtype Magnitude: Comparable, Numeric
  var magnitude: Self.Magnitude { get }
  static func * (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Self)
}
