// Swift's standard library: the declarations of FixedWidthInteger.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
where
  Self.Magnitude: FixedWidthInteger, Self.Magnitude: UnsignedInteger, Self.Stride: FixedWidthInteger,
  Self.Stride: SignedInteger
{
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Self.Magnitude)
  func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  init(bigEndian value: Self)
  init(littleEndian value: Self)
  var bigEndian: Self { get }
  var littleEndian: Self { get }
  var byteSwapped: Self { get }
  static func &>> (lhs: Self, rhs: Self) -> Self
  static func &>>= (lhs: inout Self, rhs: Self)
  static func &<< (lhs: Self, rhs: Self) -> Self
  static func &<<= (lhs: inout Self, rhs: Self)
  static func &* (lhs: Self, rhs: Self) -> Self
}

extension FixedWidthInteger {
  init?<S>(_ text: S, radix: Int = 10) where S: StringProtocol
  init?(_ description: String)
}

extension FixedWidthInteger {
  var bitWidth: Int { get }
  init(littleEndian value: Self)
  init(bigEndian value: Self)
  var littleEndian: Self { get }
  var bigEndian: Self { get }
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Self.Magnitude)
  static func &>> (lhs: Self, rhs: Self) -> Self
  static func &>> <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  static func &>>= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  static func &<< (lhs: Self, rhs: Self) -> Self
  static func &<< <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  static func &<<= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
}

extension FixedWidthInteger {
  static func random<T>(in range: Range<Self>, using generator: inout T) -> Self
  where T: RandomNumberGenerator
  static func random(in range: Range<Self>) -> Self
  static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self
  where T: RandomNumberGenerator
  static func random(in range: ClosedRange<Self>) -> Self
}

extension FixedWidthInteger {
  prefix static func ~ (x: Self) -> Self
  static func >> <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  static func >>= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  static func << <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  static func <<= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
}

extension FixedWidthInteger {
  init<T>(_ source: T) where T: BinaryFloatingPoint
  init?<T>(exactly source: T) where T: BinaryFloatingPoint
  init<Other>(clamping source: Other) where Other: BinaryInteger
  init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
  static func &+ (lhs: Self, rhs: Self) -> Self
  static func &+= (lhs: inout Self, rhs: Self)
  static func &- (lhs: Self, rhs: Self) -> Self
  static func &-= (lhs: inout Self, rhs: Self)
  static func &* (lhs: Self, rhs: Self) -> Self
  static func &*= (lhs: inout Self, rhs: Self)
}
