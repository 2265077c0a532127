// Swift's standard library: the declarations of UInt32.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct UInt32: FixedWidthInteger, UnsignedInteger {
  typealias IntegerLiteralType = UInt32
  init(bitPattern x: Int32)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: UInt32, rhs: UInt32) -> Bool
  static func < (lhs: UInt32, rhs: UInt32) -> Bool
  static func += (lhs: inout UInt32, rhs: UInt32)
  static func -= (lhs: inout UInt32, rhs: UInt32)
  static func *= (lhs: inout UInt32, rhs: UInt32)
  static func /= (lhs: inout UInt32, rhs: UInt32)
  func addingReportingOverflow(_ other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  func subtractingReportingOverflow(_ other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  func multipliedReportingOverflow(by other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  func dividedReportingOverflow(by other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  static func %= (lhs: inout UInt32, rhs: UInt32)
  static func &= (lhs: inout UInt32, rhs: UInt32)
  static func |= (lhs: inout UInt32, rhs: UInt32)
  static func ^= (lhs: inout UInt32, rhs: UInt32)
  static func &>>= (lhs: inout UInt32, rhs: UInt32)
  static func &<<= (lhs: inout UInt32, rhs: UInt32)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt32.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<UInt32.Words>
    let _value: UInt32
    init(_ value: UInt32) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: UInt32.Words { UInt32.Words(self) }
  typealias Magnitude = UInt32
  func multipliedFullWidth(by other: UInt32) -> (high: UInt32, low: UInt32.Magnitude)
  func dividingFullWidth(_ dividend: (high: UInt32, low: UInt32.Magnitude)) -> (
    quotient: UInt32, remainder: UInt32
  )
  var byteSwapped: UInt32 { get }
  func signum() -> UInt32
  typealias Stride = Int
}

extension UInt32: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension UInt32 {
  init(_ v: Unicode.Scalar) { self = v.value }
}

extension UInt32: CustomReflectable {
  var customMirror: Mirror { get }
}

extension UInt32: CVarArg {}

extension UInt32: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension UInt32 {
  static func & (lhs: UInt32, rhs: UInt32) -> UInt32
  static func | (lhs: UInt32, rhs: UInt32) -> UInt32
  static func ^ (lhs: UInt32, rhs: UInt32) -> UInt32
  static func &>> (lhs: UInt32, rhs: UInt32) -> UInt32
  static func &<< (lhs: UInt32, rhs: UInt32) -> UInt32
  static func + (lhs: UInt32, rhs: UInt32) -> UInt32
  static func - (lhs: UInt32, rhs: UInt32) -> UInt32
  static func * (lhs: UInt32, rhs: UInt32) -> UInt32
  static func / (lhs: UInt32, rhs: UInt32) -> UInt32
  static func % (lhs: UInt32, rhs: UInt32) -> UInt32
  static func != (lhs: UInt32, rhs: UInt32) -> Bool
  static func <= (lhs: UInt32, rhs: UInt32) -> Bool
  static func >= (lhs: UInt32, rhs: UInt32) -> Bool
  static func > (lhs: UInt32, rhs: UInt32) -> Bool
}

extension UInt32: Sendable {}

extension UInt32 {
  typealias SIMDMaskScalar = Int32
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt32 { get set }
    typealias Scalar = UInt32
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt32 { get set }
    typealias Scalar = UInt32
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt32 { get set }
    typealias Scalar = UInt32
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt32 { get set }
    typealias Scalar = UInt32
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt32 { get set }
    typealias Scalar = UInt32
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt32 { get set }
    typealias Scalar = UInt32
  }
}
