// SwiftUI: the declarations of _VectorMath.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol _VectorMath: Animatable {}

extension _VectorMath {
  var magnitude: Double { get }
  mutating func negate()
  prefix static func - (operand: Self) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static func + (lhs: Self, rhs: Self) -> Self
  static func -= (lhs: inout Self, rhs: Self)
  static func - (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Double)
  static func * (lhs: Self, rhs: Double) -> Self
  static func /= (lhs: inout Self, rhs: Double)
  static func / (lhs: Self, rhs: Double) -> Self
}
