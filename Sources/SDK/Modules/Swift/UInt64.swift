// Swift's standard library: the declarations of UInt64.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct UInt64: FixedWidthInteger, UnsignedInteger {
  typealias IntegerLiteralType = UInt64
  init(bitPattern x: Int64)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: UInt64, rhs: UInt64) -> Bool
  static func < (lhs: UInt64, rhs: UInt64) -> Bool
  static func += (lhs: inout UInt64, rhs: UInt64)
  static func -= (lhs: inout UInt64, rhs: UInt64)
  static func *= (lhs: inout UInt64, rhs: UInt64)
  static func /= (lhs: inout UInt64, rhs: UInt64)
  func addingReportingOverflow(_ other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  func subtractingReportingOverflow(_ other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  func multipliedReportingOverflow(by other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  func dividedReportingOverflow(by other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  static func %= (lhs: inout UInt64, rhs: UInt64)
  static func &= (lhs: inout UInt64, rhs: UInt64)
  static func |= (lhs: inout UInt64, rhs: UInt64)
  static func ^= (lhs: inout UInt64, rhs: UInt64)
  static func &>>= (lhs: inout UInt64, rhs: UInt64)
  static func &<<= (lhs: inout UInt64, rhs: UInt64)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt64.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<UInt64.Words>
    let _value: UInt64
    init(_ value: UInt64) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: UInt64.Words { UInt64.Words(self) }
  typealias Magnitude = UInt64
  func multipliedFullWidth(by other: UInt64) -> (high: UInt64, low: UInt64.Magnitude)
  func dividingFullWidth(_ dividend: (high: UInt64, low: UInt64.Magnitude)) -> (
    quotient: UInt64, remainder: UInt64
  )
  var byteSwapped: UInt64 { get }
  func signum() -> UInt64
  typealias Stride = Int
}

extension UInt64: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension UInt64 {
  init(_ v: Unicode.Scalar) { self = UInt64(v.value) }
}

extension UInt64: CustomReflectable {
  var customMirror: Mirror { get }
}

extension UInt64: CVarArg {}

extension UInt64: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension UInt64 {
  static func & (lhs: UInt64, rhs: UInt64) -> UInt64
  static func | (lhs: UInt64, rhs: UInt64) -> UInt64
  static func ^ (lhs: UInt64, rhs: UInt64) -> UInt64
  static func &>> (lhs: UInt64, rhs: UInt64) -> UInt64
  static func &<< (lhs: UInt64, rhs: UInt64) -> UInt64
  static func + (lhs: UInt64, rhs: UInt64) -> UInt64
  static func - (lhs: UInt64, rhs: UInt64) -> UInt64
  static func * (lhs: UInt64, rhs: UInt64) -> UInt64
  static func / (lhs: UInt64, rhs: UInt64) -> UInt64
  static func % (lhs: UInt64, rhs: UInt64) -> UInt64
  static func != (lhs: UInt64, rhs: UInt64) -> Bool
  static func <= (lhs: UInt64, rhs: UInt64) -> Bool
  static func >= (lhs: UInt64, rhs: UInt64) -> Bool
  static func > (lhs: UInt64, rhs: UInt64) -> Bool
}

extension UInt64: Sendable {}

extension UInt64 {
  typealias SIMDMaskScalar = Int64
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt64 { get set }
    typealias Scalar = UInt64
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt64 { get set }
    typealias Scalar = UInt64
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt64 { get set }
    typealias Scalar = UInt64
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt64 { get set }
    typealias Scalar = UInt64
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt64 { get set }
    typealias Scalar = UInt64
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt64 { get set }
    typealias Scalar = UInt64
  }
}
