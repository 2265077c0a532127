// Swift's standard library: the declarations of UInt.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct UInt: FixedWidthInteger, UnsignedInteger {
  typealias IntegerLiteralType = UInt
  init(bitPattern x: Int)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: UInt, rhs: UInt) -> Bool
  static func < (lhs: UInt, rhs: UInt) -> Bool
  static func += (lhs: inout UInt, rhs: UInt)
  static func -= (lhs: inout UInt, rhs: UInt)
  static func *= (lhs: inout UInt, rhs: UInt)
  static func /= (lhs: inout UInt, rhs: UInt)
  func addingReportingOverflow(_ other: UInt) -> (partialValue: UInt, overflow: Bool)
  func subtractingReportingOverflow(_ other: UInt) -> (partialValue: UInt, overflow: Bool)
  func multipliedReportingOverflow(by other: UInt) -> (partialValue: UInt, overflow: Bool)
  func dividedReportingOverflow(by other: UInt) -> (partialValue: UInt, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: UInt) -> (partialValue: UInt, overflow: Bool)
  static func %= (lhs: inout UInt, rhs: UInt)
  static func &= (lhs: inout UInt, rhs: UInt)
  static func |= (lhs: inout UInt, rhs: UInt)
  static func ^= (lhs: inout UInt, rhs: UInt)
  static func &>>= (lhs: inout UInt, rhs: UInt)
  static func &<<= (lhs: inout UInt, rhs: UInt)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<UInt.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<UInt.Words>
    let _value: UInt
    init(_ value: UInt) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: UInt.Words { UInt.Words(self) }
  typealias Magnitude = UInt
  func multipliedFullWidth(by other: UInt) -> (high: UInt, low: UInt.Magnitude)
  func dividingFullWidth(_ dividend: (high: UInt, low: UInt.Magnitude)) -> (quotient: UInt, remainder: UInt)
  var byteSwapped: UInt { get }
  func signum() -> UInt
  typealias Stride = Int
}

extension UInt: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension UInt: CustomReflectable {
  var customMirror: Mirror { get }
}

extension UInt {
  init(bitPattern objectID: ObjectIdentifier)
}

extension UInt: CVarArg {}

extension UInt: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension UInt {
  static func & (lhs: UInt, rhs: UInt) -> UInt
  static func | (lhs: UInt, rhs: UInt) -> UInt
  static func ^ (lhs: UInt, rhs: UInt) -> UInt
  static func &>> (lhs: UInt, rhs: UInt) -> UInt
  static func &<< (lhs: UInt, rhs: UInt) -> UInt
  static func + (lhs: UInt, rhs: UInt) -> UInt
  static func - (lhs: UInt, rhs: UInt) -> UInt
  static func * (lhs: UInt, rhs: UInt) -> UInt
  static func / (lhs: UInt, rhs: UInt) -> UInt
  static func % (lhs: UInt, rhs: UInt) -> UInt
  static func != (lhs: UInt, rhs: UInt) -> Bool
  static func <= (lhs: UInt, rhs: UInt) -> Bool
  static func >= (lhs: UInt, rhs: UInt) -> Bool
  static func > (lhs: UInt, rhs: UInt) -> Bool
}

extension UInt: Sendable {}

extension UInt {
  typealias SIMDMaskScalar = Int
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt { get set }
    typealias Scalar = UInt
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt { get set }
    typealias Scalar = UInt
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt { get set }
    typealias Scalar = UInt
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt { get set }
    typealias Scalar = UInt
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt { get set }
    typealias Scalar = UInt
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> UInt { get set }
    typealias Scalar = UInt
  }
}
