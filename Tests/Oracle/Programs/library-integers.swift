// swift-format-ignore-file

// MARK: every width has its own bounds
// swiftc: -128...127 -32768...32767 -2147483648...2147483647 | 255 65535 4294967295 18446744073709551615 | 9223372036854775807 0
func probe() -> String {
  let signed = "\(Int8.min)...\(Int8.max) \(Int16.min)...\(Int16.max) \(Int32.min)...\(Int32.max)"
  let unsigned = "\(UInt8.max) \(UInt16.max) \(UInt32.max) \(UInt64.max)"
  return "\(signed) | \(unsigned) | \(Int64.max) \(UInt.min)"
}

// MARK: a byte counter wraps with the ampersand operators
// swiftc: 4 255 44 -2147483648
struct Odometer {
  var digits: UInt8 = 250
  mutating func drive(_ steps: UInt8) { digits = digits &+ steps }
}
func probe() -> String {
  var odometer = Odometer()
  odometer.drive(10)
  let down: UInt8 = odometer.digits &- 5
  let area: Int8 = 100 &* 3
  return "\(odometer.digits) \(down) \(area) \(Int32.max &+ 1)"
}

// MARK: overflow reporting tells the partial value
// swiftc: (partialValue: 44, overflow: true) 255 true (partialValue: -5536, overflow: true) [(partialValue: -128, overflow: true), (partialValue: 7, overflow: false)]
func probe() -> String {
  let tank: UInt8 = 200
  let filled = tank.addingReportingOverflow(100)
  let drained = tank.subtractingReportingOverflow(201)
  let scaled = Int16(300).multipliedReportingOverflow(by: 200)
  let halved = [Int8.min, -7].map { $0.dividedReportingOverflow(by: [-1][0]) }
  return "\(filled) \(drained.partialValue) \(drained.overflow) \(scaled) \(halved)"
}

// MARK: dividing by zero is reported, not trapped
// swiftc: 17 true 17 true 3 false
func probe() -> String {
  let crates = 17
  let crews = [0, 5]
  let share = crates.dividedReportingOverflow(by: crews[0])
  let rest = crates.remainderReportingOverflow(dividingBy: crews[0])
  let fine = crates.dividedReportingOverflow(by: crews[1])
  return "\(share.partialValue) \(share.overflow) \(rest.partialValue) \(rest.overflow) \(fine.partialValue) \(fine.overflow)"
}

// MARK: division truncates toward zero for negative operands
// swiftc: 3 r 1, -3 r -1, -3 r 1, 3 r -1
func probe() -> String {
  let pairs = [(7, 2), (-7, 2), (7, -2), (-7, -2)]
  return pairs.map { "\($0.0 / $0.1) r \($0.0 % $0.1)" }.joined(separator: ", ")
}

// MARK: quotient and remainder come together
// swiftc: 2h 15m (quotient: -2, remainder: -15) 35:5
func probe() -> String {
  let minutes = 135
  let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
  let below = (-135).quotientAndRemainder(dividingBy: 60)
  let small = UInt8(250).quotientAndRemainder(dividingBy: 7)
  return "\(hours)h \(rest)m \(below) \(small.quotient):\(small.remainder)"
}

// MARK: signum keeps the type of the number
// swiftc: [-1, 0, 1] Array<Int16> UInt8 -1
func probe() -> String {
  let drifts: [Int16] = [-300, 0, 42]
  let signs = drifts.map { $0.signum() }
  return "\(signs) \(type(of: signs)) \(type(of: UInt8(9).signum())) \(Int8.min.signum())"
}

// MARK: isMultiple accepts zero and negatives
// swiftc: [true, false, true, true, false] true true
func probe() -> String {
  let checks = [12.isMultiple(of: 4), 12.isMultiple(of: -5), 0.isMultiple(of: 7), 0.isMultiple(of: 0), 5.isMultiple(of: 0)]
  return "\(checks) \((-9).isMultiple(of: 3)) \(UInt8(255).isMultiple(of: 17))"
}

// MARK: magnitude of the smallest value is unsigned
// swiftc: 128 UInt8 5 Int16 9223372036854775808
func probe() -> String {
  let depth = Int8.min
  let magnitude = depth.magnitude
  return "\(magnitude) \(type(of: magnitude)) \(abs(-5)) \(type(of: abs(Int16(-5)))) \(Int.min.magnitude)"
}

// MARK: a sum of bytes needs a wider start value
// swiftc: 605 93 UInt8 2046
func probe() -> String {
  let packets: [UInt8] = [200, 100, 55, 250]
  let total = packets.reduce(0) { $0 + Int($1) }
  let checksum = packets.reduce(0, &+)
  let folded = packets.reduce(UInt16(0)) { ($0 << 1) | UInt16($1) }
  return "\(total) \(checksum) \(type(of: checksum)) \(folded)"
}

// MARK: mixed widths live side by side in one struct
// swiftc: PixelRow(red: 255, offset: -300, serial: 18446744073709551615) -46
struct PixelRow {
  var red: UInt8
  var offset: Int16
  var serial: UInt64
  var sum: Int64 { Int64(red) + Int64(offset) + Int64(truncatingIfNeeded: serial) }
}
func probe() -> String {
  let row = PixelRow(red: 255, offset: -300, serial: .max)
  return "\(row) \(row.sum)"
}

// MARK: integers of different widths compare by value
// swiftc: true true true true true
func probe() -> String {
  let low: Int8 = -1
  let high: UInt64 = .max
  let big: Int = 255
  let byte: UInt8 = 255
  return "\(low < high) \(high > big) \(big == byte) \(Int(low) == -1) \(UInt8(truncatingIfNeeded: low) == byte)"
}

// MARK: an integer literal takes the type of its context
// swiftc: UInt16 Double Int Array<Double> UInt16 Int8
func unit<T>(_ value: T) -> String { "\(type(of: value))" }
func probe() -> String {
  let cups: UInt16 = 3
  let spoon: Double = 3
  let mixed = [1, 2.5]
  return "\(unit(cups)) \(unit(spoon)) \(unit(3)) \(unit(mixed)) \(unit(cups + 1)) \(unit(3 as Int8))"
}

// MARK: overloads are chosen by integer width
// swiftc: Int 1, byte 2, long 3, some Int32 4, some UInt 5
func label(_ value: Int) -> String { "Int \(value)" }
func label(_ value: UInt8) -> String { "byte \(value)" }
func label(_ value: Int64) -> String { "long \(value)" }
func label<T: BinaryInteger>(_ value: T) -> String { "some \(T.self) \(value)" }
func probe() -> String {
  [label(1), label(UInt8(2)), label(Int64(3)), label(Int32(4)), label(5 as UInt)].joined(separator: ", ")
}

// MARK: a width is checked at run time inside Any
// swiftc: byte 7, short 7, int 7, other UInt, other Int32
func describe(_ value: Any) -> String {
  switch value {
  case let byte as UInt8: return "byte \(byte)"
  case let short as Int16: return "short \(short)"
  case let whole as Int: return "int \(whole)"
  default: return "other \(type(of: value))"
  }
}
func probe() -> String {
  let parts: [Any] = [UInt8(7), Int16(7), 7, UInt(7), Int32(7)]
  return parts.map(describe).joined(separator: ", ")
}

// MARK: double width multiplication keeps the high half
// swiftc: 78 32 | -40 240 | 100 0
func probe() -> String {
  let wide = UInt8(200).multipliedFullWidth(by: 100)
  let signed = Int8(-100).multipliedFullWidth(by: 100)
  let back = UInt8(200).dividingFullWidth((high: 78, low: 32))
  return "\(wide.high) \(wide.low) | \(signed.high) \(signed.low) | \(back.quotient) \(back.remainder)"
}

// MARK: generic bounds come from the type parameter
// swiftc: Int8:8:true:127 UInt16:16:false:65535 Int32:32:true:2147483647 UInt64:64:false:18446744073709551615
func span<T: FixedWidthInteger>(_ type: T.Type) -> String {
  "\(T.self):\(T.bitWidth):\(T.isSigned):\(T.max)"
}
func probe() -> String {
  [span(Int8.self), span(UInt16.self), span(Int32.self), span(UInt64.self)].joined(separator: " ")
}

// MARK: compound assignment keeps the narrow type
// swiftc: 3 -122 Int8
func probe() -> String {
  var level: Int8 = 100
  level -= 50
  level *= 2
  level /= 3
  level %= 10
  var wrap: Int8 = 120
  wrap &+= 10
  wrap &*= 3
  return "\(level) \(wrap) \(type(of: wrap))"
}

// MARK: distance and advanced return Int for every width
// swiftc: -7 Int 6 UInt8 4
func probe() -> String {
  let from: UInt8 = 10
  let to: UInt8 = 3
  let distance = from.distance(to: to)
  let moved = from.advanced(by: -4)
  return "\(distance) \(type(of: distance)) \(moved) \(type(of: moved)) \(Int16(5).distance(to: 9))"
}

// MARK: a saturating helper uses the reported overflow
// swiftc: 255 -128 11 true
extension FixedWidthInteger {
  func saturatingAdd(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }
}
func probe() -> String {
  "\(UInt8(250).saturatingAdd(10)) \(Int8(-120).saturatingAdd(-20)) \(Int16(5).saturatingAdd(6)) \(Int.max.saturatingAdd(1) == .max)"
}

// MARK: averages of integers drop the fraction before widening
// swiftc: 7.0 7.67 700 766
func probe() -> String {
  let scores = [7, 8, 8]
  let total = scores.reduce(0, +)
  let whole = Double(total / scores.count)
  let exact = Double(total) / Double(scores.count)
  return "\(whole) \((exact * 100).rounded() / 100) \(total / scores.count * 100) \(total * 100 / scores.count)"
}

// MARK: numbers of equal value are one key inside AnyHashable
// swiftc: 2 true false true
func probe() -> String {
  let keys: Set<AnyHashable> = [1, UInt8(1), Int64(1), 1.0, "1"]
  let numbers = keys.filter { $0 is Int }.count
  return "\(keys.count) \(AnyHashable(2) == AnyHashable(UInt8(2))) \(AnyHashable(2) == AnyHashable("2")) \(numbers > 0)"
}

// MARK: negating works only through the signed type
// swiftc: -12 12 -12 -12 -128 255
func flipped<T: SignedInteger>(_ value: T) -> T { -value }
func probe() -> String {
  var depth: Int16 = 12
  depth.negate()
  let twice = -(-depth)
  let small = 0 &- Int8.min
  return "\(depth) \(flipped(depth)) \(twice) \(+depth) \(small) \(0 &- UInt8(1))"
}
