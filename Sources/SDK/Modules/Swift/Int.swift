// Swift's standard library: the declarations of Int.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Int: FixedWidthInteger, SignedInteger {
  typealias IntegerLiteralType = Int
  init(bitPattern x: UInt)
  init(_ source: Float16)
  init?(exactly source: Float16)
  init(_ source: Float)
  init?(exactly source: Float)
  init(_ source: Double)
  init?(exactly source: Double)
  static func == (lhs: Int, rhs: Int) -> Bool
  static func < (lhs: Int, rhs: Int) -> Bool
  static func += (lhs: inout Int, rhs: Int)
  static func -= (lhs: inout Int, rhs: Int)
  static func *= (lhs: inout Int, rhs: Int)
  static func /= (lhs: inout Int, rhs: Int)
  func addingReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool)
  func subtractingReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool)
  func multipliedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool)
  func dividedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: Int) -> (partialValue: Int, overflow: Bool)
  static func %= (lhs: inout Int, rhs: Int)
  static func &= (lhs: inout Int, rhs: Int)
  static func |= (lhs: inout Int, rhs: Int)
  static func ^= (lhs: inout Int, rhs: Int)
  static func &>>= (lhs: inout Int, rhs: Int)
  static func &<<= (lhs: inout Int, rhs: Int)
  static var bitWidth: Int { get }
  var leadingZeroBitCount: Int { get }
  var trailingZeroBitCount: Int { get }
  var nonzeroBitCount: Int { get }
  struct Words: RandomAccessCollection, Sendable {
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<Int.Words>
    typealias Element = UInt
    typealias Index = Int
    typealias Iterator = IndexingIterator<Int.Words>
    let _value: Int
    init(_ value: Int) { _value = value }
    var count: Int { 1 }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    subscript(position: Int) -> UInt { UInt(truncatingIfNeeded: _value) }
  }
  var words: Int.Words { Int.Words(self) }
  typealias Magnitude = UInt
  var magnitude: UInt { get }
  func multipliedFullWidth(by other: Int) -> (high: Int, low: Int.Magnitude)
  func dividingFullWidth(_ dividend: (high: Int, low: Int.Magnitude)) -> (quotient: Int, remainder: Int)
  var byteSwapped: Int { get }
  func signum() -> Int
  typealias Stride = Int
}

extension Int: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Int: CodingKeyRepresentable {
  var codingKey: any CodingKey { get }
  init?<T>(codingKey: T) where T: CodingKey
}

extension Int: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Int {
  init(bitPattern objectID: ObjectIdentifier)
}

extension Int: MirrorPath {}

extension Int: CVarArg {}

extension Int: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Int {
  static func & (lhs: Int, rhs: Int) -> Int
  static func | (lhs: Int, rhs: Int) -> Int
  static func ^ (lhs: Int, rhs: Int) -> Int
  static func &>> (lhs: Int, rhs: Int) -> Int
  static func &<< (lhs: Int, rhs: Int) -> Int
  static func + (lhs: Int, rhs: Int) -> Int
  static func - (lhs: Int, rhs: Int) -> Int
  static func * (lhs: Int, rhs: Int) -> Int
  static func / (lhs: Int, rhs: Int) -> Int
  static func % (lhs: Int, rhs: Int) -> Int
  static func != (lhs: Int, rhs: Int) -> Bool
  static func <= (lhs: Int, rhs: Int) -> Bool
  static func >= (lhs: Int, rhs: Int) -> Bool
  static func > (lhs: Int, rhs: Int) -> Bool
}

extension Int: Sendable {}

extension Int {
  func distance(to other: Int) -> Int
  func advanced(by n: Int) -> Int
}

extension Int {
  typealias SIMDMaskScalar = Int
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int { get set }
    typealias Scalar = Int
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int { get set }
    typealias Scalar = Int
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int { get set }
    typealias Scalar = Int
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int { get set }
    typealias Scalar = Int
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int { get set }
    typealias Scalar = Int
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Int { get set }
    typealias Scalar = Int
  }
}
