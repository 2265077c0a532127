// Swift's standard library: the declarations of Int16.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Int16: FixedWidthInteger, SignedInteger {
  typealias IntegerLiteralType = Int16
  init(bitPattern x: UInt16)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: Int16, rhs: Int16) -> Bool
  static func < (lhs: Int16, rhs: Int16) -> Bool
  static func += (lhs: inout Int16, rhs: Int16)
  static func -= (lhs: inout Int16, rhs: Int16)
  static func *= (lhs: inout Int16, rhs: Int16)
  static func /= (lhs: inout Int16, rhs: Int16)
  func addingReportingOverflow(_ other: Int16) -> (partialValue: Int16, overflow: Bool)
  func subtractingReportingOverflow(_ other: Int16) -> (partialValue: Int16, overflow: Bool)
  func multipliedReportingOverflow(by other: Int16) -> (partialValue: Int16, overflow: Bool)
  func dividedReportingOverflow(by other: Int16) -> (partialValue: Int16, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: Int16) -> (partialValue: Int16, overflow: Bool)
  static func %= (lhs: inout Int16, rhs: Int16)
  static func &= (lhs: inout Int16, rhs: Int16)
  static func |= (lhs: inout Int16, rhs: Int16)
  static func ^= (lhs: inout Int16, rhs: Int16)
  static func &>>= (lhs: inout Int16, rhs: Int16)
  static func &<<= (lhs: inout Int16, rhs: Int16)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int16.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<Int16.Words>
    let _value: Int16
    init(_ value: Int16) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: Int16.Words { Int16.Words(self) }
  typealias Magnitude = UInt16
  var magnitude: UInt16 { get }
  func multipliedFullWidth(by other: Int16) -> (high: Int16, low: Int16.Magnitude)
  func dividingFullWidth(_ dividend: (high: Int16, low: Int16.Magnitude)) -> (
    quotient: Int16, remainder: Int16
  )
  var byteSwapped: Int16 { get }
  func signum() -> Int16
  typealias Stride = Int
}

extension Int16: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Int16: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Int16: CVarArg {}

extension Int16: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Int16 {
  static func & (lhs: Int16, rhs: Int16) -> Int16
  static func | (lhs: Int16, rhs: Int16) -> Int16
  static func ^ (lhs: Int16, rhs: Int16) -> Int16
  static func &>> (lhs: Int16, rhs: Int16) -> Int16
  static func &<< (lhs: Int16, rhs: Int16) -> Int16
  static func + (lhs: Int16, rhs: Int16) -> Int16
  static func - (lhs: Int16, rhs: Int16) -> Int16
  static func * (lhs: Int16, rhs: Int16) -> Int16
  static func / (lhs: Int16, rhs: Int16) -> Int16
  static func % (lhs: Int16, rhs: Int16) -> Int16
  static func != (lhs: Int16, rhs: Int16) -> Bool
  static func <= (lhs: Int16, rhs: Int16) -> Bool
  static func >= (lhs: Int16, rhs: Int16) -> Bool
  static func > (lhs: Int16, rhs: Int16) -> Bool
}

extension Int16: Sendable {}

extension Int16 {
  typealias SIMDMaskScalar = Int16
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int16 { get set }
    typealias Scalar = Int16
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int16 { get set }
    typealias Scalar = Int16
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int16 { get set }
    typealias Scalar = Int16
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int16 { get set }
    typealias Scalar = Int16
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int16 { get set }
    typealias Scalar = Int16
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int16 { get set }
    typealias Scalar = Int16
  }
}
