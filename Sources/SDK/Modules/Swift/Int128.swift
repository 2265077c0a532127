// Swift's standard library: the declarations of Int128.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Int128: Sendable {
  init(bitPattern: UInt128)
}

extension Int128: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Int128: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Int128 {
  static var zero: Int128 { get }
  static var min: Int128 { get }
  static var max: Int128 { get }
}

extension Int128: ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = Int128
  init?<T>(exactly source: T) where T: BinaryInteger
  init<T>(_ source: T) where T: BinaryInteger
  init<T>(clamping source: T) where T: BinaryInteger
  init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
}

extension Int128 {
  init?<T>(exactly source: T) where T: BinaryFloatingPoint
  init<T>(_ source: T) where T: BinaryFloatingPoint
}

extension Int128: Equatable {
  static func == (a: Int128, b: Int128) -> Bool
}

extension Int128: Comparable {
  static func < (a: Int128, b: Int128) -> Bool
}

extension Int128: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Int128 {
  func addingReportingOverflow(_ other: Int128) -> (partialValue: Int128, overflow: Bool)
  func subtractingReportingOverflow(_ other: Int128) -> (partialValue: Int128, overflow: Bool)
  func multipliedReportingOverflow(by other: Int128) -> (partialValue: Int128, overflow: Bool)
  func dividedReportingOverflow(by other: Int128) -> (partialValue: Int128, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: Int128) -> (partialValue: Int128, overflow: Bool)
}

extension Int128: AdditiveArithmetic {
  static func + (a: Int128, b: Int128) -> Int128
  static func - (a: Int128, b: Int128) -> Int128
}

extension Int128 {
  static func * (a: Int128, b: Int128) -> Int128
  static func *= (a: inout Int128, b: Int128)
  static func / (a: Int128, b: Int128) -> Int128
  static func /= (a: inout Int128, b: Int128)
  static func % (a: Int128, b: Int128) -> Int128
  static func %= (a: inout Int128, b: Int128)
}

extension Int128: SignedNumeric {
  typealias Magnitude = UInt128
  var magnitude: Int128.Magnitude { get }
}

extension Int128: BinaryInteger {
  var words: UInt128.Words { get }
  static func &= (a: inout Int128, b: Int128)
  static func |= (a: inout Int128, b: Int128)
  static func ^= (a: inout Int128, b: Int128)
  static func &>>= (a: inout Int128, b: Int128)
  static func &<<= (a: inout Int128, b: Int128)
  var trailingZeroBitCount: Int { get }
  typealias Stride = Int
  typealias Words = UInt128.Words
}

extension Int128: FixedWidthInteger, SignedInteger {
  static var bitWidth: Int { get }
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  var byteSwapped: Int128 { get }
  static func &* (lhs: Int128, rhs: Int128) -> Int128
}

extension Int128 {
  static func != (lhs: Int128, rhs: Int128) -> Bool
  static func <= (lhs: Int128, rhs: Int128) -> Bool
  static func >= (lhs: Int128, rhs: Int128) -> Bool
  static func > (lhs: Int128, rhs: Int128) -> Bool
}
