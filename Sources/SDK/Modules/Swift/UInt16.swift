// Swift's standard library: the declarations of UInt16.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct UInt16: FixedWidthInteger, UnsignedInteger {
  typealias IntegerLiteralType = UInt16
  init(bitPattern x: Int16)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: UInt16, rhs: UInt16) -> Bool
  static func < (lhs: UInt16, rhs: UInt16) -> Bool
  static func += (lhs: inout UInt16, rhs: UInt16)
  static func -= (lhs: inout UInt16, rhs: UInt16)
  static func *= (lhs: inout UInt16, rhs: UInt16)
  static func /= (lhs: inout UInt16, rhs: UInt16)
  func addingReportingOverflow(_ other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  func subtractingReportingOverflow(_ other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  func multipliedReportingOverflow(by other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  func dividedReportingOverflow(by other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  static func %= (lhs: inout UInt16, rhs: UInt16)
  static func &= (lhs: inout UInt16, rhs: UInt16)
  static func |= (lhs: inout UInt16, rhs: UInt16)
  static func ^= (lhs: inout UInt16, rhs: UInt16)
  static func &>>= (lhs: inout UInt16, rhs: UInt16)
  static func &<<= (lhs: inout UInt16, rhs: UInt16)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt16.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<UInt16.Words>
    let _value: UInt16
    init(_ value: UInt16) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: UInt16.Words { UInt16.Words(self) }
  typealias Magnitude = UInt16
  func multipliedFullWidth(by other: UInt16) -> (high: UInt16, low: UInt16.Magnitude)
  func dividingFullWidth(_ dividend: (high: UInt16, low: UInt16.Magnitude)) -> (
    quotient: UInt16, remainder: UInt16
  )
  var byteSwapped: UInt16 { get }
  func signum() -> UInt16
  typealias Stride = Int
}

extension UInt16: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension UInt16: CustomReflectable {
  var customMirror: Mirror { get }
}

extension UInt16: CVarArg {}

extension UInt16: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension UInt16 {
  static func & (lhs: UInt16, rhs: UInt16) -> UInt16
  static func | (lhs: UInt16, rhs: UInt16) -> UInt16
  static func ^ (lhs: UInt16, rhs: UInt16) -> UInt16
  static func &>> (lhs: UInt16, rhs: UInt16) -> UInt16
  static func &<< (lhs: UInt16, rhs: UInt16) -> UInt16
  static func + (lhs: UInt16, rhs: UInt16) -> UInt16
  static func - (lhs: UInt16, rhs: UInt16) -> UInt16
  static func * (lhs: UInt16, rhs: UInt16) -> UInt16
  static func / (lhs: UInt16, rhs: UInt16) -> UInt16
  static func % (lhs: UInt16, rhs: UInt16) -> UInt16
  static func != (lhs: UInt16, rhs: UInt16) -> Bool
  static func <= (lhs: UInt16, rhs: UInt16) -> Bool
  static func >= (lhs: UInt16, rhs: UInt16) -> Bool
  static func > (lhs: UInt16, rhs: UInt16) -> Bool
}

extension UInt16: Sendable {}

extension UInt16 {
  typealias SIMDMaskScalar = Int16
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt16 { get set }
    typealias Scalar = UInt16
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt16 { get set }
    typealias Scalar = UInt16
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt16 { get set }
    typealias Scalar = UInt16
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt16 { get set }
    typealias Scalar = UInt16
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt16 { get set }
    typealias Scalar = UInt16
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt16 { get set }
    typealias Scalar = UInt16
  }
}
