// Swift's standard library: the declarations of Double.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Double {
  init()
}

extension Double: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension Double: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Double: _CVarArgPassedAsDouble {}

extension Double: LosslessStringConvertible {
  init?<S>(_ text: S) where S: StringProtocol
  init?(_ text: Substring)
}

extension Double: CustomStringConvertible {
  var description: String { get }
}

extension Double: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension Double: TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream
}

extension Double: BinaryFloatingPoint {
  typealias Magnitude = Double
  typealias Exponent = Int
  typealias RawSignificand = UInt64
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var bitPattern: UInt64 { get }
  init(bitPattern: UInt64)
  var sign: FloatingPointSign { get }
  var exponentBitPattern: UInt { get }
  var significandBitPattern: UInt64 { get }
  init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64)
  var isCanonical: Bool { get }
  static var infinity: Double { get }
  static var nan: Double { get }
  static var signalingNaN: Double { get }
  static var greatestFiniteMagnitude: Double { get }
  static var pi: Double { get }
  var ulp: Double { get }
  static var leastNormalMagnitude: Double { get }
  static var leastNonzeroMagnitude: Double { get }
  static var ulpOfOne: Double { get }
  var exponent: Int { get }
  var significand: Double { get }
  init(sign: FloatingPointSign, exponent: Int, significand: Double)
  init(nan payload: Double.RawSignificand, signaling: Bool)
  var nextUp: Double { get }
  init(signOf sign: Double, magnitudeOf mag: Double)
  mutating func round(_ rule: FloatingPointRoundingRule)
  mutating func negate()
  static func += (lhs: inout Double, rhs: Double)
  static func -= (lhs: inout Double, rhs: Double)
  static func *= (lhs: inout Double, rhs: Double)
  static func /= (lhs: inout Double, rhs: Double)
  mutating func formRemainder(dividingBy other: Double)
  mutating func formTruncatingRemainder(dividingBy other: Double)
  mutating func formSquareRoot()
  mutating func addProduct(_ lhs: Double, _ rhs: Double)
  func isEqual(to other: Double) -> Bool
  func isLess(than other: Double) -> Bool
  func isLessThanOrEqualTo(_ other: Double) -> Bool
  var isNormal: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
  var isSubnormal: Bool { get }
  var isInfinite: Bool { get }
  var isNaN: Bool { get }
  var isSignalingNaN: Bool { get }
  var binade: Double { get }
  var significandWidth: Int { get }
  init(floatLiteral value: Double)
  typealias FloatLiteralType = Double
  typealias RawExponent = UInt
}

extension Double: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int64)
  typealias IntegerLiteralType = Int64
}

extension Double: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Double {
  var magnitude: Double { get }
}

extension Double {
  prefix static func - (x: Double) -> Double
}

extension Double: Sendable {}

extension Double {
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

extension Double {
  static func + (lhs: Double, rhs: Double) -> Double
  static func - (lhs: Double, rhs: Double) -> Double
  static func * (lhs: Double, rhs: Double) -> Double
  static func / (lhs: Double, rhs: Double) -> Double
}

extension Double: Strideable {
  func distance(to other: Double) -> Double
  func advanced(by amount: Double) -> Double
  typealias Stride = Double
}

extension Double {
  typealias SIMDMaskScalar = Int64
  struct SIMD2Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Double { get set }
    typealias Scalar = Double
  }
  struct SIMD4Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Double { get set }
    typealias Scalar = Double
  }
  struct SIMD8Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Double { get set }
    typealias Scalar = Double
  }
  struct SIMD16Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Double { get set }
    typealias Scalar = Double
  }
  struct SIMD32Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Double { get set }
    typealias Scalar = Double
  }
  struct SIMD64Storage: Sendable {
    var scalarCount: Int { get }
    init()
    subscript(index: Int) -> Double { get set }
    typealias Scalar = Double
  }
}
