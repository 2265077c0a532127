// Swift's standard library: the declarations of Float16.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Float16 {
  init()
}

extension Float16: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Float16: LosslessStringConvertible {
  init?<S>(_ text: S) where S: StringProtocol
  init?(_ text: Substring)
}

extension Float16: CustomStringConvertible {
  var description: String { get }
}

extension Float16: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension Float16: TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream
}

extension Float16: BinaryFloatingPoint {
  typealias Magnitude = Float16
  typealias Exponent = Int
  typealias RawSignificand = UInt16
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var bitPattern: UInt16 { get }
  init(bitPattern: UInt16)
  var sign: FloatingPointSign { get }
  var exponentBitPattern: UInt { get }
  var significandBitPattern: UInt16 { get }
  init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt16)
  var isCanonical: Bool { get }
  static var infinity: Float16 { get }
  static var nan: Float16 { get }
  static var signalingNaN: Float16 { get }
  static var greatestFiniteMagnitude: Float16 { get }
  static var pi: Float16 { get }
  var ulp: Float16 { get }
  static var leastNormalMagnitude: Float16 { get }
  static var leastNonzeroMagnitude: Float16 { get }
  static var ulpOfOne: Float16 { get }
  var exponent: Int { get }
  var significand: Float16 { get }
  init(sign: FloatingPointSign, exponent: Int, significand: Float16)
  init(nan payload: Float16.RawSignificand, signaling: Bool)
  var nextUp: Float16 { get }
  init(signOf sign: Float16, magnitudeOf mag: Float16)
  mutating func round(_ rule: FloatingPointRoundingRule)
  mutating func negate()
  static func += (lhs: inout Float16, rhs: Float16)
  static func -= (lhs: inout Float16, rhs: Float16)
  static func *= (lhs: inout Float16, rhs: Float16)
  static func /= (lhs: inout Float16, rhs: Float16)
  mutating func formRemainder(dividingBy other: Float16)
  mutating func formTruncatingRemainder(dividingBy other: Float16)
  mutating func formSquareRoot()
  mutating func addProduct(_ lhs: Float16, _ rhs: Float16)
  func isEqual(to other: Float16) -> Bool
  func isLess(than other: Float16) -> Bool
  func isLessThanOrEqualTo(_ other: Float16) -> Bool
  var isNormal: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
  var isSubnormal: Bool { get }
  var isInfinite: Bool { get }
  var isNaN: Bool { get }
  var isSignalingNaN: Bool { get }
  var binade: Float16 { get }
  var significandWidth: Int { get }
  init(floatLiteral value: Float16)
  typealias FloatLiteralType = Float16
  typealias RawExponent = UInt
}

extension Float16: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int64)
  typealias IntegerLiteralType = Int64
}

extension Float16: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Float16 {
  var magnitude: Float16 { get }
}

extension Float16 {
  prefix static func - (x: Float16) -> Float16
}

extension Float16: Sendable {}

extension Float16 {
  init(_ v: Int)
  init<Source>(_ value: Source) where Source: BinaryInteger
  init?<Source>(exactly value: Source) where Source: BinaryInteger
  init(_ other: Float16)
  init?(exactly other: Float16)
  init(_ other: Float)
  init?(exactly other: Float)
  init(_ other: Double)
  init?(exactly other: Double)
}

extension Float16 {
  static func + (lhs: Float16, rhs: Float16) -> Float16
  static func - (lhs: Float16, rhs: Float16) -> Float16
  static func * (lhs: Float16, rhs: Float16) -> Float16
  static func / (lhs: Float16, rhs: Float16) -> Float16
}

extension Float16: Strideable {
  func distance(to other: Float16) -> Float16
  func advanced(by amount: Float16) -> Float16
  typealias Stride = Float16
}

extension Float16 {
  typealias SIMDMaskScalar = Int16
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float16 { get set }
    typealias Scalar = Float16
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float16 { get set }
    typealias Scalar = Float16
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float16 { get set }
    typealias Scalar = Float16
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float16 { get set }
    typealias Scalar = Float16
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float16 { get set }
    typealias Scalar = Float16
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float16 { get set }
    typealias Scalar = Float16
  }
}
