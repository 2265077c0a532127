// Swift's standard library: the declarations of UInt128.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct UInt128: Sendable {
  init(bitPattern: Int128)
}

extension UInt128: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension UInt128: CustomReflectable {
  var customMirror: Mirror { get }
}

extension UInt128 {
  static var zero: UInt128 { get }
  static var min: UInt128 { get }
  static var max: UInt128 { get }
}

extension UInt128: ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = UInt128
  init?<T>(exactly source: T) where T: BinaryInteger
  init<T>(_ source: T) where T: BinaryInteger
  init<T>(clamping source: T) where T: BinaryInteger
  init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
}

extension UInt128 {
  init?<T>(exactly source: T) where T: BinaryFloatingPoint
  init<T>(_ source: T) where T: BinaryFloatingPoint
}

extension UInt128: Equatable {
  static func == (a: UInt128, b: UInt128) -> Bool
}

extension UInt128: Comparable {
  static func < (a: UInt128, b: UInt128) -> Bool
}

extension UInt128: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension UInt128 {
  func addingReportingOverflow(_ other: UInt128) -> (partialValue: UInt128, overflow: Bool)
  func subtractingReportingOverflow(_ other: UInt128) -> (partialValue: UInt128, overflow: Bool)
  func multipliedReportingOverflow(by other: UInt128) -> (partialValue: UInt128, overflow: Bool)
  func dividedReportingOverflow(by other: UInt128) -> (partialValue: UInt128, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: UInt128) -> (partialValue: UInt128, overflow: Bool)
}

extension UInt128: AdditiveArithmetic {
  static func + (a: UInt128, b: UInt128) -> UInt128
  static func - (a: UInt128, b: UInt128) -> UInt128
}

extension UInt128 {
  static func * (a: UInt128, b: UInt128) -> UInt128
  static func *= (a: inout UInt128, b: UInt128)
  static func / (a: UInt128, b: UInt128) -> UInt128
  static func /= (a: inout UInt128, b: UInt128)
  static func % (a: UInt128, b: UInt128) -> UInt128
  static func %= (a: inout UInt128, b: UInt128)
}

extension UInt128: Numeric {
  typealias Magnitude = UInt128
  var magnitude: UInt128 { get }
}

extension UInt128: BinaryInteger {
  struct Words {}
  var words: UInt128.Words { get }
  static func &= (a: inout UInt128, b: UInt128)
  static func |= (a: inout UInt128, b: UInt128)
  static func ^= (a: inout UInt128, b: UInt128)
  static func &>>= (a: inout UInt128, b: UInt128)
  static func &<<= (a: inout UInt128, b: UInt128)
  var trailingZeroBitCount: Int { get }
  typealias Stride = Int
}

extension UInt128.Words: RandomAccessCollection {
  typealias Element = UInt
  typealias Index = Int
  typealias SubSequence = Slice<UInt128.Words>
  typealias Indices = Range<Int>
  var count: Int { get }
  var startIndex: Int { get }
  var endIndex: Int { get }
  var indices: UInt128.Words.Indices { get }
  func index(after i: Int) -> Int
  func index(before i: Int) -> Int
  subscript(position: Int) -> UInt { get }
  typealias Iterator = IndexingIterator<UInt128.Words>
}

extension UInt128: FixedWidthInteger, UnsignedInteger {
  static var bitWidth: Int { get }
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  var byteSwapped: UInt128 { get }
}

extension UInt128 {
  static func != (lhs: UInt128, rhs: UInt128) -> Bool
  static func <= (lhs: UInt128, rhs: UInt128) -> Bool
  static func >= (lhs: UInt128, rhs: UInt128) -> Bool
  static func > (lhs: UInt128, rhs: UInt128) -> Bool
}

extension UInt128.Words: Sendable {}
