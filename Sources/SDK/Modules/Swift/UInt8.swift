// Swift's standard library: the declarations of UInt8.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct UInt8: FixedWidthInteger, UnsignedInteger {
  typealias IntegerLiteralType = UInt8
  init(bitPattern x: Int8)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: UInt8, rhs: UInt8) -> Bool
  static func < (lhs: UInt8, rhs: UInt8) -> Bool
  static func += (lhs: inout UInt8, rhs: UInt8)
  static func -= (lhs: inout UInt8, rhs: UInt8)
  static func *= (lhs: inout UInt8, rhs: UInt8)
  static func /= (lhs: inout UInt8, rhs: UInt8)
  func addingReportingOverflow(_ other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  func subtractingReportingOverflow(_ other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  func multipliedReportingOverflow(by other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  func dividedReportingOverflow(by other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  static func %= (lhs: inout UInt8, rhs: UInt8)
  static func &= (lhs: inout UInt8, rhs: UInt8)
  static func |= (lhs: inout UInt8, rhs: UInt8)
  static func ^= (lhs: inout UInt8, rhs: UInt8)
  static func &>>= (lhs: inout UInt8, rhs: UInt8)
  static func &<<= (lhs: inout UInt8, rhs: UInt8)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt8.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<UInt8.Words>
    let _value: UInt8
    init(_ value: UInt8) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: UInt8.Words { UInt8.Words(self) }
  typealias Magnitude = UInt8
  func multipliedFullWidth(by other: UInt8) -> (high: UInt8, low: UInt8.Magnitude)
  func dividingFullWidth(_ dividend: (high: UInt8, low: UInt8.Magnitude)) -> (
    quotient: UInt8, remainder: UInt8
  )
  var byteSwapped: UInt8 { get }
  func signum() -> UInt8
  typealias Stride = Int
}

extension UInt8: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension UInt8 {
  init(ascii v: Unicode.Scalar) {
    precondition(v.value < 128, "Code point value does not fit into ASCII")
    self = UInt8(v.value)
  }
}

extension UInt8: CustomReflectable {
  var customMirror: Mirror { get }
}

extension UInt8: CVarArg {}

extension UInt8: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension UInt8 {
  static func & (lhs: UInt8, rhs: UInt8) -> UInt8
  static func | (lhs: UInt8, rhs: UInt8) -> UInt8
  static func ^ (lhs: UInt8, rhs: UInt8) -> UInt8
  static func &>> (lhs: UInt8, rhs: UInt8) -> UInt8
  static func &<< (lhs: UInt8, rhs: UInt8) -> UInt8
  static func + (lhs: UInt8, rhs: UInt8) -> UInt8
  static func - (lhs: UInt8, rhs: UInt8) -> UInt8
  static func * (lhs: UInt8, rhs: UInt8) -> UInt8
  static func / (lhs: UInt8, rhs: UInt8) -> UInt8
  static func % (lhs: UInt8, rhs: UInt8) -> UInt8
  static func != (lhs: UInt8, rhs: UInt8) -> Bool
  static func <= (lhs: UInt8, rhs: UInt8) -> Bool
  static func >= (lhs: UInt8, rhs: UInt8) -> Bool
  static func > (lhs: UInt8, rhs: UInt8) -> Bool
}

extension UInt8: Sendable {}

extension UInt8 {
  typealias SIMDMaskScalar = Int8
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt8 { get set }
    typealias Scalar = UInt8
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt8 { get set }
    typealias Scalar = UInt8
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt8 { get set }
    typealias Scalar = UInt8
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt8 { get set }
    typealias Scalar = UInt8
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt8 { get set }
    typealias Scalar = UInt8
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt8 { get set }
    typealias Scalar = UInt8
  }
}
