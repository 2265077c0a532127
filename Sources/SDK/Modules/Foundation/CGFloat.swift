// Foundation: the declarations of CGFloat.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct CGFloat: Sendable, BinaryFloatingPoint, CustomStringConvertible, CVarArg, Decodable, Encodable {
  typealias Stride = CGFloat
  typealias Magnitude = CGFloat
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = CGFloat.NativeType
  typealias RawExponent = UInt
  typealias NativeType = Double
  typealias RawSignificand = UInt
  typealias Exponent = Int
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  static var infinity: CGFloat { get }
  static var nan: CGFloat { get }
  static var signalingNaN: CGFloat { get }
  static var greatestFiniteMagnitude: CGFloat { get }
  static var pi: CGFloat { get }
  static var leastNormalMagnitude: CGFloat { get }
  static var leastNonzeroMagnitude: CGFloat { get }
  var native: CGFloat.NativeType { get set }
  var magnitude: CGFloat { get }
  var bitPattern: UInt { get }
  var sign: FloatingPointSign { get }
  var exponentBitPattern: UInt { get }
  var significandBitPattern: UInt { get }
  var ulp: CGFloat { get }
  var exponent: Int { get }
  var significand: CGFloat { get }
  var nextUp: CGFloat { get }
  var isNormal: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
  var isSubnormal: Bool { get }
  var isInfinite: Bool { get }
  var isNaN: Bool { get }
  var isSignalingNaN: Bool { get }
  var isCanonical: Bool { get }
  var floatingPointClass: FloatingPointClassification { get }
  var binade: CGFloat { get }
  var significandWidth: Int { get }
  var description: String { get }
  var hashValue: Int { get }
  init()
  init(_ value: Float)
  init(_ value: Double)
  init(_ value: CGFloat)
  init(_ value: UInt8)
  init(_ value: Int8)
  init(_ value: UInt16)
  init(_ value: Int16)
  init(_ value: UInt32)
  init(_ value: Int32)
  init(_ value: UInt64)
  init(_ value: Int64)
  init(_ value: UInt)
  init(_ value: Int)
  init?<T>(exactly source: T) where T: BinaryInteger
  init(bitPattern: UInt)
  init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
  init(nan payload: CGFloat.RawSignificand, signaling: Bool)
  init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
  init(floatLiteral value: CGFloat.NativeType)
  init(integerLiteral value: Int)
  init(from decoder: any Decoder) throws
  mutating func round(_ rule: FloatingPointRoundingRule)
  mutating func negate()
  mutating func formTruncatingRemainder(dividingBy other: CGFloat)
  mutating func formRemainder(dividingBy other: CGFloat)
  mutating func formSquareRoot()
  mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
  func isEqual(to other: CGFloat) -> Bool
  func isLess(than other: CGFloat) -> Bool
  func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
  func hash(into hasher: inout Hasher)
  func distance(to other: CGFloat) -> CGFloat
  func advanced(by amount: CGFloat) -> CGFloat
  func encode(to encoder: any Encoder) throws
  static func += (lhs: inout CGFloat, rhs: CGFloat)
  static func -= (lhs: inout CGFloat, rhs: CGFloat)
  static func *= (lhs: inout CGFloat, rhs: CGFloat)
  static func /= (lhs: inout CGFloat, rhs: CGFloat)
  static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
}
