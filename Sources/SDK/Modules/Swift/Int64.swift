// Swift's standard library: the declarations of Int64.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Int64: FixedWidthInteger, SignedInteger {
  typealias IntegerLiteralType = Int64
  init(bitPattern x: UInt64)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: Int64, rhs: Int64) -> Bool
  static func < (lhs: Int64, rhs: Int64) -> Bool
  static func += (lhs: inout Int64, rhs: Int64)
  static func -= (lhs: inout Int64, rhs: Int64)
  static func *= (lhs: inout Int64, rhs: Int64)
  static func /= (lhs: inout Int64, rhs: Int64)
  func addingReportingOverflow(_ other: Int64) -> (partialValue: Int64, overflow: Bool)
  func subtractingReportingOverflow(_ other: Int64) -> (partialValue: Int64, overflow: Bool)
  func multipliedReportingOverflow(by other: Int64) -> (partialValue: Int64, overflow: Bool)
  func dividedReportingOverflow(by other: Int64) -> (partialValue: Int64, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: Int64) -> (partialValue: Int64, overflow: Bool)
  static func %= (lhs: inout Int64, rhs: Int64)
  static func &= (lhs: inout Int64, rhs: Int64)
  static func |= (lhs: inout Int64, rhs: Int64)
  static func ^= (lhs: inout Int64, rhs: Int64)
  static func &>>= (lhs: inout Int64, rhs: Int64)
  static func &<<= (lhs: inout Int64, rhs: Int64)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int64.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<Int64.Words>
    let _value: Int64
    init(_ value: Int64) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: Int64.Words { Int64.Words(self) }
  typealias Magnitude = UInt64
  var magnitude: UInt64 { get }
  func multipliedFullWidth(by other: Int64) -> (high: Int64, low: Int64.Magnitude)
  func dividingFullWidth(_ dividend: (high: Int64, low: Int64.Magnitude)) -> (
    quotient: Int64, remainder: Int64
  )
  var byteSwapped: Int64 { get }
  func signum() -> Int64
  typealias Stride = Int
}

extension Int64: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Int64: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Int64: CVarArg {}

extension Int64: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Int64 {
  static func & (lhs: Int64, rhs: Int64) -> Int64
  static func | (lhs: Int64, rhs: Int64) -> Int64
  static func ^ (lhs: Int64, rhs: Int64) -> Int64
  static func &>> (lhs: Int64, rhs: Int64) -> Int64
  static func &<< (lhs: Int64, rhs: Int64) -> Int64
  static func + (lhs: Int64, rhs: Int64) -> Int64
  static func - (lhs: Int64, rhs: Int64) -> Int64
  static func * (lhs: Int64, rhs: Int64) -> Int64
  static func / (lhs: Int64, rhs: Int64) -> Int64
  static func % (lhs: Int64, rhs: Int64) -> Int64
  static func != (lhs: Int64, rhs: Int64) -> Bool
  static func <= (lhs: Int64, rhs: Int64) -> Bool
  static func >= (lhs: Int64, rhs: Int64) -> Bool
  static func > (lhs: Int64, rhs: Int64) -> Bool
}

extension Int64: Sendable {}

extension Int64 {
  typealias SIMDMaskScalar = Int64
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int64 { get set }
    typealias Scalar = Int64
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int64 { get set }
    typealias Scalar = Int64
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int64 { get set }
    typealias Scalar = Int64
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int64 { get set }
    typealias Scalar = Int64
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int64 { get set }
    typealias Scalar = Int64
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int64 { get set }
    typealias Scalar = Int64
  }
}
