// Swift's standard library: the declarations of Float.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Float {
  init()
}

extension Float: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Float: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Float: _CVarArgPassedAsDouble {}

extension Float: LosslessStringConvertible {
  init?<S>(_ text: S) where S: StringProtocol
  init?(_ text: Substring)
}

extension Float: CustomStringConvertible {
  var description: String { get }
}

extension Float: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension Float: TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream
}

extension Float: BinaryFloatingPoint {
  typealias Magnitude = Float
  typealias Exponent = Int
  typealias RawSignificand = UInt32
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var bitPattern: UInt32 { get }
  init(bitPattern: UInt32)
  var sign: FloatingPointSign { get }
  var exponentBitPattern: UInt { get }
  var significandBitPattern: UInt32 { get }
  init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32)
  var isCanonical: Bool { get }
  static var infinity: Float { get }
  static var nan: Float { get }
  static var signalingNaN: Float { get }
  static var greatestFiniteMagnitude: Float { get }
  static var pi: Float { get }
  var ulp: Float { get }
  static var leastNormalMagnitude: Float { get }
  static var leastNonzeroMagnitude: Float { get }
  static var ulpOfOne: Float { get }
  var exponent: Int { get }
  var significand: Float { get }
  init(sign: FloatingPointSign, exponent: Int, significand: Float)
  init(nan payload: Float.RawSignificand, signaling: Bool)
  var nextUp: Float { get }
  init(signOf sign: Float, magnitudeOf mag: Float)
  mutating func round(_ rule: FloatingPointRoundingRule)
  mutating func negate()
  static func += (lhs: inout Float, rhs: Float)
  static func -= (lhs: inout Float, rhs: Float)
  static func *= (lhs: inout Float, rhs: Float)
  static func /= (lhs: inout Float, rhs: Float)
  mutating func formRemainder(dividingBy other: Float)
  mutating func formTruncatingRemainder(dividingBy other: Float)
  mutating func formSquareRoot()
  mutating func addProduct(_ lhs: Float, _ rhs: Float)
  func isEqual(to other: Float) -> Bool
  func isLess(than other: Float) -> Bool
  func isLessThanOrEqualTo(_ other: Float) -> Bool
  var isNormal: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
  var isSubnormal: Bool { get }
  var isInfinite: Bool { get }
  var isNaN: Bool { get }
  var isSignalingNaN: Bool { get }
  var binade: Float { get }
  var significandWidth: Int { get }
  init(floatLiteral value: Float)
  typealias FloatLiteralType = Float
  typealias RawExponent = UInt
}

extension Float: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int64)
  typealias IntegerLiteralType = Int64
}

extension Float: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Float {
  var magnitude: Float { get }
}

extension Float {
  prefix static func - (x: Float) -> Float
}

extension Float: Sendable {}

extension Float {
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

extension Float {
  static func + (lhs: Float, rhs: Float) -> Float
  static func - (lhs: Float, rhs: Float) -> Float
  static func * (lhs: Float, rhs: Float) -> Float
  static func / (lhs: Float, rhs: Float) -> Float
}

extension Float: Strideable {
  func distance(to other: Float) -> Float
  func advanced(by amount: Float) -> Float
  typealias Stride = Float
}

extension Float {
  typealias SIMDMaskScalar = Int32
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float { get set }
    typealias Scalar = Float
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float { get set }
    typealias Scalar = Float
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float { get set }
    typealias Scalar = Float
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float { get set }
    typealias Scalar = Float
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float { get set }
    typealias Scalar = Float
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Float { get set }
    typealias Scalar = Float
  }
}
