// Swift's standard library: the declarations of Int8.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Int8: FixedWidthInteger, SignedInteger {
  typealias IntegerLiteralType = Int8
  init(bitPattern x: UInt8)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: Int8, rhs: Int8) -> Bool
  static func < (lhs: Int8, rhs: Int8) -> Bool
  static func += (lhs: inout Int8, rhs: Int8)
  static func -= (lhs: inout Int8, rhs: Int8)
  static func *= (lhs: inout Int8, rhs: Int8)
  static func /= (lhs: inout Int8, rhs: Int8)
  func addingReportingOverflow(_ other: Int8) -> (partialValue: Int8, overflow: Bool)
  func subtractingReportingOverflow(_ other: Int8) -> (partialValue: Int8, overflow: Bool)
  func multipliedReportingOverflow(by other: Int8) -> (partialValue: Int8, overflow: Bool)
  func dividedReportingOverflow(by other: Int8) -> (partialValue: Int8, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: Int8) -> (partialValue: Int8, overflow: Bool)
  static func %= (lhs: inout Int8, rhs: Int8)
  static func &= (lhs: inout Int8, rhs: Int8)
  static func |= (lhs: inout Int8, rhs: Int8)
  static func ^= (lhs: inout Int8, rhs: Int8)
  static func &>>= (lhs: inout Int8, rhs: Int8)
  static func &<<= (lhs: inout Int8, rhs: Int8)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int8.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<Int8.Words>
    let _value: Int8
    init(_ value: Int8) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: Int8.Words { Int8.Words(self) }
  typealias Magnitude = UInt8
  var magnitude: UInt8 { get }
  func multipliedFullWidth(by other: Int8) -> (high: Int8, low: Int8.Magnitude)
  func dividingFullWidth(_ dividend: (high: Int8, low: Int8.Magnitude)) -> (quotient: Int8, remainder: Int8)
  var byteSwapped: Int8 { get }
  func signum() -> Int8
  typealias Stride = Int
}

extension Int8: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Int8: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Int8: CVarArg {}

extension Int8: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Int8 {
  static func & (lhs: Int8, rhs: Int8) -> Int8
  static func | (lhs: Int8, rhs: Int8) -> Int8
  static func ^ (lhs: Int8, rhs: Int8) -> Int8
  static func &>> (lhs: Int8, rhs: Int8) -> Int8
  static func &<< (lhs: Int8, rhs: Int8) -> Int8
  static func + (lhs: Int8, rhs: Int8) -> Int8
  static func - (lhs: Int8, rhs: Int8) -> Int8
  static func * (lhs: Int8, rhs: Int8) -> Int8
  static func / (lhs: Int8, rhs: Int8) -> Int8
  static func % (lhs: Int8, rhs: Int8) -> Int8
  static func != (lhs: Int8, rhs: Int8) -> Bool
  static func <= (lhs: Int8, rhs: Int8) -> Bool
  static func >= (lhs: Int8, rhs: Int8) -> Bool
  static func > (lhs: Int8, rhs: Int8) -> Bool
}

extension Int8: Sendable {}

extension Int8 {
  typealias SIMDMaskScalar = Int8
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int8 { get set }
    typealias Scalar = Int8
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int8 { get set }
    typealias Scalar = Int8
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int8 { get set }
    typealias Scalar = Int8
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int8 { get set }
    typealias Scalar = Int8
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int8 { get set }
    typealias Scalar = Int8
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int8 { get set }
    typealias Scalar = Int8
  }
}
