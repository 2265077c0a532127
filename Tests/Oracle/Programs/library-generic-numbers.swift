// swift-format-ignore-file

// MARK: a sum over additive arithmetic keeps each type
// swiftc: 150 UInt8 0.30000000000000004 0.3 10 1.5 seconds
func total<S: Sequence>(_ values: S) -> S.Element where S.Element: AdditiveArithmetic { values.reduce(.zero, +) }
func probe() -> String {
  let bytes: [UInt8] = [100, 50]
  return "\(total(bytes)) \(type(of: total(bytes))) \(total([0.1, 0.2])) "
    + "\(total([Float(0.1), 0.2])) \(total(1...4)) \(total([Duration.seconds(1), .milliseconds(500)]))"
}

// MARK: an average over integers truncates in its own type
// swiftc: -2 true 126 0 Int8
func average<T: BinaryInteger>(_ values: [T]) -> T { values.isEmpty ? 0 : values.reduce(0, +) / T(values.count) }
func exact<T: BinaryInteger>(_ values: [T]) -> Double { values.reduce(0) { $0 + Double($1) } / Double(values.count) }
func probe() -> String {
  let levels: [Int8] = [-3, -4, 0]
  return "\(average(levels)) \(exact(levels) < -2.33) \(average([UInt8(250), 3])) \(average([Int]())) \(type(of: average(levels)))"
}

// MARK: overloads by numeric protocol
// swiftc: integer Int, real Double, real Float, integer UInt8, number Decimal
func kind<T: BinaryInteger>(_ value: T) -> String { "integer \(T.self)" }
func kind<T: BinaryFloatingPoint>(_ value: T) -> String { "real \(T.self)" }
func kind<T: Numeric>(_ value: T) -> String { "number \(T.self)" }
func probe() -> String { [kind(1), kind(1.0), kind(1 as Float), kind(1 as UInt8), kind(Decimal(1))].joined(separator: ", ") }

// MARK: an own additive type works with reduce and minus
// swiftc: -5,75 -5,75 true 1,25
struct Money: AdditiveArithmetic, CustomStringConvertible {
  var cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  var description: String { "\(cents / 100),\(abs(cents % 100))" }
}
func probe() -> String {
  let list = [Money(cents: 150), Money(cents: 275)]
  var sum = list.reduce(.zero, +)
  sum -= Money(cents: 1000)
  return "\(sum) \(+sum) \(list[0] + .zero == list[0]) \(list[1] - list[0])"
}

// MARK: an own signed number gets abs and negation
// swiftc: -5 5 12 true 3
struct Offset: SignedNumeric, Comparable {
  var steps: Int8
  init(integerLiteral value: Int8) { steps = value }
  init?<T: BinaryInteger>(exactly source: T) { guard let value = Int8(exactly: source) else { return nil }; steps = value }
  var magnitude: UInt8 { steps.magnitude }
  static func + (a: Offset, b: Offset) -> Offset { .init(integerLiteral: a.steps &+ b.steps) }
  static func - (a: Offset, b: Offset) -> Offset { .init(integerLiteral: a.steps &- b.steps) }
  static func * (a: Offset, b: Offset) -> Offset { .init(integerLiteral: a.steps &* b.steps) }
  static func *= (a: inout Offset, b: Offset) { a = a * b }
  static func < (a: Offset, b: Offset) -> Bool { a.steps < b.steps }
}
func probe() -> String {
  "\((-(5 as Offset)).steps) \(abs(-5 as Offset).steps) \((-5 * 100 as Offset).steps) \(Offset(exactly: 300) == nil) \(max(-5, 3 as Offset).steps)"
}

// MARK: own strideable days
// swiftc: 7 [D8, D5, D2] [D6, D7] false true D7
struct Day: Strideable, CustomStringConvertible {
  var number: Int
  func distance(to other: Day) -> Int { other.number - number }
  func advanced(by n: Int) -> Day { Day(number: number + n) }
  var description: String { "D\(number)" }
}
func probe() -> String {
  let week = Day(number: 1)...Day(number: 7)
  let even = stride(from: Day(number: 8), to: Day(number: 0), by: -3)
  return "\(week.count) \(Array(even)) \(week.dropFirst(5).map { $0 }) "
    + "\(week.contains(Day(number: 9))) \(Day(number: 2) < Day(number: 3)) \(week.last!)"
}

// MARK: own strideable with a real stride
// swiftc: [0.0, 90.0, 180.0, 270.0] 10.0 true
struct Angle: Strideable {
  var degrees: Double
  func distance(to other: Angle) -> Double { other.degrees - degrees }
  func advanced(by n: Double) -> Angle { Angle(degrees: (degrees + n).truncatingRemainder(dividingBy: 360)) }
}
func probe() -> String {
  let steps = stride(from: Angle(degrees: 0), through: Angle(degrees: 270), by: 90).map(\.degrees)
  return "\(steps) \(Angle(degrees: 350).advanced(by: 20).degrees) \(Angle(degrees: 10) < Angle(degrees: 20))"
}

// MARK: power by squaring over any numeric
// swiftc: 1024 3.375 0.010000001 243 -2147483648 Int
func power<T: Numeric>(_ base: T, _ exponent: Int) -> T {
  guard exponent > 0 else { return 1 }
  let half = power(base, exponent / 2)
  return exponent % 2 == 0 ? half * half : half * half * base
}
func probe() -> String {
  "\(power(2, 10)) \(power(1.5, 3)) \(power(Float(0.1), 2)) \(power(UInt8(3), 5)) \(power(-2 as Int64, 31)) \(type(of: power(2, 1)))"
}

// MARK: greatest common divisor over any integer
// swiftc: 12 25 6 5 Int16
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func probe() -> String { "\(gcd(84, 36)) \(gcd(UInt8(200), 75)) \(gcd(-12, 18)) \(gcd(0, 5)) \(type(of: gcd(Int16(4), 6)))" }

// MARK: generic conversion between integer types
// swiftc: no/255/44 no/0/65535 no/127/-56 7/7/7
func fits<From: BinaryInteger, To: FixedWidthInteger>(_ value: From, in type: To.Type) -> String {
  "\(To(exactly: value).map { "\($0)" } ?? "no")/\(To(clamping: value))/\(To(truncatingIfNeeded: value))"
}
func probe() -> String {
  [fits(300, in: UInt8.self), fits(-1, in: UInt16.self), fits(UInt8(200), in: Int8.self), fits(7, in: Int64.self)].joined(separator: " ")
}

// MARK: literals inside generic code take the generic type
// swiftc: 0.53333336 0.5333333333333333 128 UInt8 0
func scaled<T: FloatingPoint & ExpressibleByFloatLiteral>(_ value: T) -> T { value * 0.1 + 1 / 3 }
func halved<T: BinaryInteger>(_ value: T) -> T { value / 2 + 1 }
func probe() -> String { "\(scaled(Float(2))) \(scaled(2.0)) \(halved(UInt8(255))) \(type(of: halved(UInt8(1)))) \(halved(-3))" }

// MARK: one third in generic floating point code
// swiftc: 0.33333334 0.3333333333333333 true false
func third<T: FloatingPoint>(_ type: T.Type) -> T { 1 / 3 }
func probe() -> String {
  "\(third(Float.self)) \(third(Double.self)) \(third(Float.self) * 3 == 1) \(Double(third(Float.self)) == third(Double.self))"
}

// MARK: a fraction type with integer literals
// swiftc: 1/2 5/2 -2 true [1, 1/2]
struct Fraction: ExpressibleByIntegerLiteral, Equatable, CustomStringConvertible {
  var top, bottom: Int
  init(_ top: Int, _ bottom: Int) {
    var (a, b) = (abs(top), abs(bottom))
    while b != 0 { (a, b) = (b, a % b) }
    (self.top, self.bottom) = (top / a, bottom / a)
  }
  init(integerLiteral value: Int) { self.init(value, 1) }
  static func + (a: Fraction, b: Fraction) -> Fraction { Fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom) }
  var description: String { bottom == 1 ? "\(top)" : "\(top)/\(bottom)" }
}
func probe() -> String {
  "\(Fraction(1, 6) + Fraction(1, 3)) \(Fraction(1, 2) + 2) \(Fraction(-4, 2)) \(Fraction(2, 4) == Fraction(1, 2)) \([1, Fraction(1, 2)])"
}

// MARK: a float literal type rounds its own way
// swiftc: [10, 3, 30, -13] 15
struct Litres: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var tenths: Int
  init(floatLiteral value: Double) { tenths = Int((value * 10).rounded()) }
  init(integerLiteral value: Int) { tenths = value * 10 }
}
func probe() -> String {
  let list: [Litres] = [1, 0.25, 2.96, -1.25]
  return "\(list.map(\.tenths)) \((1.5 as Litres).tenths)"
}

// MARK: a vector with a generic scalar
// swiftc: Vector<Int16>(x: 30, y: -40) 30 0.5 1.4142135623730951 Vector<Float>
struct Vector<Scalar: Numeric & Comparable> {
  var x, y: Scalar
  static func * (a: Self, k: Scalar) -> Self { Self(x: a.x * k, y: a.y * k) }
  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
  var longest: Scalar { max(x, y) }
}
extension Vector where Scalar: FloatingPoint { var length: Scalar { (x * x + y * y).squareRoot() } }
func probe() -> String {
  let pixels = Vector<Int16>(x: 3, y: -4) * 10
  let point = Vector<Float>(x: 0.3, y: 0.4)
  return "\(pixels) \(pixels.longest) \(point.length) \(Vector(x: 1, y: 1.0).length) \(type(of: point * 2))"
}

// MARK: protocol requirements with numeric associated types
// swiftc: 200 300 2 ["UInt8", "Int32"]
protocol Meter { associatedtype Unit: BinaryInteger; var readings: [Unit] { get } }
extension Meter { var peak: Unit { readings.max() ?? 0 }; var sum: Int { readings.reduce(0) { $0 + Int($1) } } }
struct Gas: Meter { var readings: [UInt8] = [200, 100] }
struct Power: Meter { var readings: [Int32] = [-5, 7] }
func probe() -> String {
  let meters: [any Meter] = [Gas(), Power()]
  return "\(Gas().peak) \(Gas().sum) \(Power().sum) \(meters.map { "\(type(of: $0.peak))" })"
}

// MARK: interpolating between bounds for any real type
// swiftc: [0.0, 0.025, 0.05, 0.075, 0.1] 13.5 1.1 0.5
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
func probe() -> String {
  let floats = stride(from: Float(0), through: 1, by: 0.25).map { lerp(0, 0.1, $0) }
  return "\(floats) \(lerp(10.0, 20, 0.35)) \(lerp(CGFloat(1), 2, 0.1)) \(lerp(0, 1, 0.5))"
}

// MARK: the sum of a part has the type of the part
// swiftc: 0.8 304 0.7999999895691872 4 -304
func sum<Element, Value: AdditiveArithmetic>(_ list: [Element], of part: (Element) -> Value) -> Value { list.reduce(.zero) { $0 + part($1) } }
struct Box { var width: Float; var count: UInt16 }
func probe() -> String {
  let boxes = [Box(width: 0.1, count: 300), Box(width: 0.7, count: 4)]
  return "\(sum(boxes) { $0.width }) \(sum(boxes) { $0.count }) \(sum(boxes) { Double($0.width) }) "
    + "\(sum(boxes, of: { $0.count % 100 })) \(sum(boxes) { Int($0.count) * -1 })"
}

// MARK: counting bits of a generic width
// swiftc: 61 5 104 32768 0
func zeros<T: FixedWidthInteger>(_ value: T) -> Int { T.bitWidth - value.nonzeroBitCount }
func mirrored<T: FixedWidthInteger & UnsignedInteger>(_ value: T) -> T {
  (0..<T.bitWidth).reduce(0) { $0 | ((value >> T($1)) & 1) << T(T.bitWidth - 1 - $1) }
}
func probe() -> String { "\(zeros(7)) \(zeros(UInt8(7))) \(mirrored(UInt8(0b0001_0110))) \(mirrored(UInt16(1))) \(zeros(Int16(-1)))" }

// MARK: comparing values of two integer types generically
// swiftc: <=<>
func compare<A: BinaryInteger, B: BinaryInteger>(_ a: A, _ b: B) -> String { a < b ? "<" : a > b ? ">" : "=" }
func probe() -> String { [compare(Int8(-1), UInt64.max), compare(UInt8(255), 255), compare(Int.max, UInt.max), compare(UInt(0), Int8.min)].joined() }

// MARK: a value of any width wraps into a range
// swiftc: 10 350 4 -28
func wrapped<T: FixedWidthInteger>(_ value: T, in range: Range<T>) -> T {
  let size = range.upperBound - range.lowerBound
  let rest = (value - range.lowerBound) % size
  return rest < 0 ? rest + range.upperBound : rest + range.lowerBound
}
func probe() -> String {
  "\(wrapped(370, in: 0..<360)) \(wrapped(-10, in: 0..<360)) \(wrapped(UInt8(9), in: 2..<7)) \(wrapped(Int8(-128), in: -50..<50))"
}
