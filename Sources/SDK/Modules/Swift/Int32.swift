// Swift's standard library: the declarations of Int32.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Int32: FixedWidthInteger, SignedInteger {
  typealias IntegerLiteralType = Int32
  init(bitPattern x: UInt32)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: Int32, rhs: Int32) -> Bool
  static func < (lhs: Int32, rhs: Int32) -> Bool
  static func += (lhs: inout Int32, rhs: Int32)
  static func -= (lhs: inout Int32, rhs: Int32)
  static func *= (lhs: inout Int32, rhs: Int32)
  static func /= (lhs: inout Int32, rhs: Int32)
  func addingReportingOverflow(_ other: Int32) -> (partialValue: Int32, overflow: Bool)
  func subtractingReportingOverflow(_ other: Int32) -> (partialValue: Int32, overflow: Bool)
  func multipliedReportingOverflow(by other: Int32) -> (partialValue: Int32, overflow: Bool)
  func dividedReportingOverflow(by other: Int32) -> (partialValue: Int32, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: Int32) -> (partialValue: Int32, overflow: Bool)
  static func %= (lhs: inout Int32, rhs: Int32)
  static func &= (lhs: inout Int32, rhs: Int32)
  static func |= (lhs: inout Int32, rhs: Int32)
  static func ^= (lhs: inout Int32, rhs: Int32)
  static func &>>= (lhs: inout Int32, rhs: Int32)
  static func &<<= (lhs: inout Int32, rhs: Int32)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int32.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<Int32.Words>
    let _value: Int32
    init(_ value: Int32) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: Int32.Words { Int32.Words(self) }
  typealias Magnitude = UInt32
  var magnitude: UInt32 { get }
  func multipliedFullWidth(by other: Int32) -> (high: Int32, low: Int32.Magnitude)
  func dividingFullWidth(_ dividend: (high: Int32, low: Int32.Magnitude)) -> (
    quotient: Int32, remainder: Int32
  )
  var byteSwapped: Int32 { get }
  func signum() -> Int32
  typealias Stride = Int
}

extension Int32: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Int32: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Int32: CVarArg {}

extension Int32: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Int32 {
  static func & (lhs: Int32, rhs: Int32) -> Int32
  static func | (lhs: Int32, rhs: Int32) -> Int32
  static func ^ (lhs: Int32, rhs: Int32) -> Int32
  static func &>> (lhs: Int32, rhs: Int32) -> Int32
  static func &<< (lhs: Int32, rhs: Int32) -> Int32
  static func + (lhs: Int32, rhs: Int32) -> Int32
  static func - (lhs: Int32, rhs: Int32) -> Int32
  static func * (lhs: Int32, rhs: Int32) -> Int32
  static func / (lhs: Int32, rhs: Int32) -> Int32
  static func % (lhs: Int32, rhs: Int32) -> Int32
  static func != (lhs: Int32, rhs: Int32) -> Bool
  static func <= (lhs: Int32, rhs: Int32) -> Bool
  static func >= (lhs: Int32, rhs: Int32) -> Bool
  static func > (lhs: Int32, rhs: Int32) -> Bool
}

extension Int32: Sendable {}

extension Int32 {
  typealias SIMDMaskScalar = Int32
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int32 { get set }
    typealias Scalar = Int32
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int32 { get set }
    typealias Scalar = Int32
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int32 { get set }
    typealias Scalar = Int32
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int32 { get set }
    typealias Scalar = Int32
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int32 { get set }
    typealias Scalar = Int32
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int32 { get set }
    typealias Scalar = Int32
  }
}
