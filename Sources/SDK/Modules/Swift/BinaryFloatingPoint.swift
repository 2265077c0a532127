// Swift's standard library: the declarations of BinaryFloatingPoint.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
  associatedtype RawSignificand: UnsignedInteger
  associatedtype RawExponent: UnsignedInteger
  init(
    sign: FloatingPointSign, exponentBitPattern: Self.RawExponent, significandBitPattern: Self.RawSignificand)
  init(_ value: Float)
  init(_ value: Double)
  init<Source>(_ value: Source) where Source: BinaryFloatingPoint
  init?<Source>(exactly value: Source) where Source: BinaryFloatingPoint
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var exponentBitPattern: Self.RawExponent { get }
  var significandBitPattern: Self.RawSignificand { get }
  var binade: Self { get }
  var significandWidth: Int { get }
}

extension BinaryFloatingPoint {
  static var radix: Int { get }
  init(signOf: Self, magnitudeOf: Self)
  init<Source>(_ value: Source) where Source: BinaryFloatingPoint
  init?<Source>(exactly value: Source) where Source: BinaryFloatingPoint
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
}

extension BinaryFloatingPoint where Self.RawSignificand: FixedWidthInteger {
  init<Source>(_ value: Source) where Source: BinaryInteger
  init?<Source>(exactly value: Source) where Source: BinaryInteger
}

extension BinaryFloatingPoint where Self.RawSignificand: FixedWidthInteger {
  static func random<T>(in range: Range<Self>, using generator: inout T) -> Self
  where T: RandomNumberGenerator
  static func random(in range: Range<Self>) -> Self
  static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self
  where T: RandomNumberGenerator
  static func random(in range: ClosedRange<Self>) -> Self
}
