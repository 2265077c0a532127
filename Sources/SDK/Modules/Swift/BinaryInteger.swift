// Swift's standard library: the declarations of BinaryInteger.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable
where Self.Magnitude: BinaryInteger, Self.Magnitude == Self.Magnitude.Magnitude {
  static var isSigned: Bool { get }
  init?<T>(exactly source: T) where T: BinaryFloatingPoint
  init<T>(_ source: T) where T: BinaryFloatingPoint
  init<T>(_ source: T) where T: BinaryInteger
  init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
  init<T>(clamping source: T) where T: BinaryInteger
  associatedtype Words: RandomAccessCollection where Self.Words.Element == UInt, Self.Words.Index == Int
  var words: Self.Words { get }
  var bitWidth: Int { get }
  var trailingZeroBitCount: Int { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  static func % (lhs: Self, rhs: Self) -> Self
  static func %= (lhs: inout Self, rhs: Self)
  prefix static func ~ (x: Self) -> Self
  static func & (lhs: Self, rhs: Self) -> Self
  static func &= (lhs: inout Self, rhs: Self)
  static func | (lhs: Self, rhs: Self) -> Self
  static func |= (lhs: inout Self, rhs: Self)
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func ^= (lhs: inout Self, rhs: Self)
  static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  static func >>= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
  static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  static func <<= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  func isMultiple(of other: Self) -> Bool
  func signum() -> Self
}

extension BinaryInteger {
  init()
  func signum() -> Self
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  func isMultiple(of other: Self) -> Bool
  static func & (lhs: Self, rhs: Self) -> Self
  static func | (lhs: Self, rhs: Self) -> Self
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
}

extension BinaryInteger {
  var description: String { get }
}

extension BinaryInteger {
  func distance(to other: Self) -> Int
  func advanced(by n: Int) -> Self
}

extension BinaryInteger {
  static func == <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  static func != <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  static func < <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  static func <= <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  static func >= <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  static func > <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
}

extension BinaryInteger {
  static func != (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
}
