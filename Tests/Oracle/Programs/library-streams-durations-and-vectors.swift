// swift-format-ignore-file

// MARK: print into a string with separator and terminator
// swiftc: tea | 2 | 1.5;[1, 2] Optional("x") y¶¶end
func probe() -> String {
  var out = ""
  print("tea", 2, 1.5, separator: " | ", terminator: ";", to: &out)
  print([1, 2], Optional("x") as Any, "y", to: &out)
  print(to: &out)
  print("end", terminator: "", to: &out)
  return out
}

// MARK: debug print quotes text
// swiftc: "a\n",1,"b",["c"],Optional(2.0)Range(1..<3) 0.1!
func probe() -> String {
  var out = ""
  debugPrint("a\n", 1, Character("b"), ["c"], Optional(2.0) as Any, separator: ",", terminator: "", to: &out)
  debugPrint(1..<3, Float(0.1), terminator: "!", to: &out)
  return out
}

// MARK: an own output stream collects lines
// swiftc: ["", "tea", "", "bun", "x", "2"] 6
struct Receipt: TextOutputStream {
  var lines: [String] = []
  mutating func write(_ text: String) {
    guard text != "\n" else { return }
    lines.append(text)
  }
}
func probe() -> String {
  var receipt = Receipt()
  print("tea", to: &receipt)
  print("bun", 2, separator: "x", to: &receipt)
  return "\(receipt.lines) \(receipt.lines.count)"
}

// MARK: a streamable type writes itself in pieces
// swiftc: =#/##/#/.abc #/##/###/ #/
struct Flag: TextOutputStreamable {
  var size: Int
  func write<Target: TextOutputStream>(to target: inout Target) {
    for row in 1...size { target.write(String(repeating: "#", count: row)); target.write("/") }
  }
}
func probe() -> String {
  var out = "="
  Flag(size: 2).write(to: &out)
  print(Flag(size: 1), terminator: ".", to: &out)
  "abc".write(to: &out)
  return "\(out) \(Flag(size: 3)) \(String(describing: Flag(size: 1)))"
}

// MARK: a stream counts bytes as a class would
// swiftc: 8 4
final class Counter: TextOutputStream {
  var bytes = 0, writes = 0
  func write(_ text: String) { bytes += text.utf8.count; writes += text.isEmpty ? 0 : 1 }
}
func probe() -> String {
  var counter = Counter()
  print("é", "🍵", to: &counter)
  return "\(counter.bytes) \(counter.writes)"
}

// MARK: durations from units and their parts
// swiftc: (seconds: 90, attoseconds: 0) 1 500000000000000000 250000000000000000 true
func probe() -> String {
  let steep: Duration = .seconds(90)
  let short = Duration.milliseconds(1500)
  return "\(steep.components) \(short.components.seconds) \(short.components.attoseconds) "
    + "\(Duration.seconds(1.25).components.attoseconds) \(Duration.zero == .seconds(0))"
}

// MARK: durations add scale and divide
// swiftc: 9.25 seconds 18.5 seconds 2.5 seconds 4.5 1.5 seconds -1.0 seconds
func probe() -> String {
  var total: Duration = .seconds(10)
  total += .milliseconds(250)
  total -= .seconds(1)
  let ratio = Duration.seconds(9) / Duration.seconds(2)
  return "\(total) \(total * 2) \(Duration.seconds(5) / 2) \(ratio) \(Duration.seconds(3) * 0.5) \(.zero - Duration.seconds(1))"
}

// MARK: durations print as seconds
// swiftc: 1.0 seconds, 0.001 seconds, 0.0015 seconds, 1e-09 seconds, 0.1 seconds, -2.5 seconds, 0.0 seconds
func probe() -> String {
  let list: [Duration] = [.seconds(1), .milliseconds(1), .microseconds(1500), .nanoseconds(1), .seconds(0.1), .milliseconds(-2500), .zero]
  return list.map { "\($0)" }.joined(separator: ", ")
}

// MARK: durations compare and sort
// swiftc: [9.0 seconds, 60.5 seconds, 61.0 seconds] 9.0 seconds 130.5 seconds true false
func probe() -> String {
  let laps: [Duration] = [.seconds(61), .milliseconds(60_500), .seconds(9)]
  let best = laps.min()!
  return "\(laps.sorted()) \(best) \(laps.reduce(.zero, +)) \(Duration.seconds(1) == .milliseconds(1000)) \(laps.allSatisfy { $0 > .seconds(9) })"
}

// MARK: a duration as fractional seconds by hand
// swiftc: 2.75 2:05 0:59 10:00
extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
  var clock: String {
    let (minutes, seconds) = components.seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
func probe() -> String {
  "\(Duration.milliseconds(2750).inSeconds) \(Duration.seconds(125).clock) \(Duration.seconds(59.9).clock) \(Duration.seconds(600).clock)"
}

// MARK: vector lanes add and multiply
// swiftc: SIMD4<Float>(1.5, 2.5, 3.5, 4.5) SIMD4<Float>(0.5, 1.0, 1.5, 2.0) 5.0 4.0 3.0 4.0 0.0
func probe() -> String {
  let a = SIMD4<Float>(1, 2, 3, 4)
  let b = SIMD4<Float>(repeating: 0.5)
  return "\(a + b) \(a * b) \((a * b).sum()) \(a.max()) \(a[2]) \(a.w) \((a - 2 * b).x)"
}

// MARK: vector of bytes wraps with the ampersand operators
// swiftc: SIMD3<UInt8>(4, 20, 138) SIMD3<UInt8>(244, 20, 0) SIMD3<UInt8>(125, 5, 64) SIMD3<UInt8>(10, 10, 0) 132 UInt8
func probe() -> String {
  let colour = SIMD3<UInt8>(250, 10, 128)
  let shifted = colour &+ SIMD3(repeating: 10)
  return "\(shifted) \(colour &* 2) \(colour &>> 1) \(colour & 0x0F) \(colour.wrappedSum()) \(type(of: colour.x))"
}

// MARK: vector comparison gives a mask
// swiftc: SIMDMask<SIMD4<Int32>>(false, true, false, true) SIMD4<Int32>(1, 5, 3, 5) true true false 1
func probe() -> String {
  let levels = SIMD4<Int32>(1, 7, 3, 9)
  let mask = levels .> 3
  let capped = levels.replacing(with: 5, where: mask)
  return "\(mask) \(capped) \(levels == SIMD4(1, 7, 3, 9)) \(any(mask)) \(all(mask)) \(levels.min())"
}

// MARK: vector access by index and by name
// swiftc: SIMD2<Double>(2.5, 8.0) SIMD3<Double>(2.5, 8.0, 1.0) 2 1.0 8.0 [2.5, 8.0]
func probe() -> String {
  var point = SIMD2<Double>(x: 3, y: 4)
  point.y *= 2
  point[0] -= 0.5
  let longer = SIMD3(point, 1)
  return "\(point) \(longer) \(point.scalarCount) \(longer.z) \((point * point).sum().squareRoot().rounded()) \(point.indices.map { point[$0] })"
}

// MARK: vector halves and conversions
// swiftc: SIMD2<Int16>(1, 2) SIMD2<Int16>(3, 4) SIMD2<Int16>(1, 3) SIMD4<Float>(0.5, 1.0, 1.5, 2.0) SIMD4<Int8>(127, -128, 5, 0) true
func probe() -> String {
  let row = SIMD4<Int16>(1, 2, 3, 4)
  let floats = SIMD4<Float>(row)
  let clipped = SIMD4<Int8>(clamping: SIMD4<Int16>(300, -300, 5, 0))
  return "\(row.lowHalf) \(row.highHalf) \(row.evenHalf) \(floats / 2) \(clipped) \(floats.rounded(.up) == floats)"
}

// MARK: pointwise limits of vectors
// swiftc: SIMD2<Float>(0.0, 0.7) SIMD2<Float>(-1.5, 0.0) SIMD2<Float>(0.0, 2.0) SIMD2<Float>(-2.0, 0.0) SIMD2<Int>(-1, 2)
func probe() -> String {
  let point = SIMD2<Float>(-1.5, 0.7)
  let box = point.clamped(lowerBound: .zero, upperBound: .one)
  return "\(box) \(pointwiseMin(point, SIMD2(repeating: 0))) \(pointwiseMax(point, SIMD2(0, 2))) "
    + "\(point.rounded(.down)) \(SIMD2<Int>(truncatingIfNeeded: SIMD2<Int8>(-1, 2)))"
}

// MARK: padding text on either side
// swiftc: [tea  |003][é🍵   |012][kettle|1234]
extension String {
  func padded(to width: Int, with pad: Character = " ", left: Bool = false) -> String {
    let fill = String(repeating: pad, count: Swift.max(0, width - count))
    return left ? fill + self : self + fill
  }
}
func probe() -> String {
  let rows = [("tea", 3), ("é🍵", 12), ("kettle", 1234)]
  return rows.map { "[\($0.0.padded(to: 5))|\("\($0.1)".padded(to: 3, with: "0", left: true))]" }.joined()
}

// MARK: grouping thousands by hand
// swiftc: 0, 999, 1 000, -1 234 567, -9 223 372 036 854 775 808
func grouped(_ value: Int) -> String {
  let digits = String(value.magnitude).reversed()
  let groups = digits.enumerated().reduce(into: "") { text, item in
    if item.offset > 0, item.offset.isMultiple(of: 3) { text.append(" ") }
    text.append(item.element)
  }
  return (value < 0 ? "-" : "") + String(groups.reversed())
}
func probe() -> String { [0, 999, 1000, -1234567, Int.min].map(grouped).joined(separator: ", ") }

// MARK: fixed decimals without a formatter
// swiftc: 3.14 -0.01 0.00 12.00 100.00 -1.50
func fixed(_ value: Double, _ places: Int) -> String {
  let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
  let whole = Int((abs(value) * scale).rounded())
  let digits = String(repeating: "0", count: max(0, places + 1 - String(whole).count)) + String(whole)
  return (value < 0 && whole > 0 ? "-" : "") + digits.dropLast(places) + "." + digits.suffix(places)
}
func probe() -> String { [3.14159, -0.005, 0.004, 12, 99.995, -1.5].map { fixed($0, 2) }.joined(separator: " ") }

// MARK: byte sizes in steps of a thousand
// swiftc: 0.0 B, 999.0 B, 1.5 kB, 2.3 MB, 18446744 TB
func size(_ bytes: UInt64) -> String {
  var value = Double(bytes)
  for unit in ["B", "kB", "MB", "GB"] {
    if value < 1000 { return "\((value * 10).rounded() / 10) \(unit)" }
    value /= 1000
  }
  return "\(Int(value)) TB"
}
func probe() -> String { [0, 999, 1_500, 2_345_678, 18_446_744_073_709_551_615].map(size).joined(separator: ", ") }

// MARK: aligned table from rows of text
// swiftc: tea... 3...¶kettle 12.5¶...... é...
func table(_ rows: [[String]]) -> String {
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
  return rows.map { row in
    zip(row, widths).map { $0 + String(repeating: ".", count: $1 - $0.count) }.joined(separator: " ")
  }.joined(separator: "\n")
}
func probe() -> String { table([["tea", "3"], ["kettle", "12.5"], ["", "é"]]) }

// MARK: word wrap at a width
// swiftc: high tide|at the old|pier|before|noon
func wrap(_ text: String, _ width: Int) -> [String] {
  text.split(separator: " ").reduce(into: [""]) { lines, word in
    let last = lines[lines.count - 1]
    if last.isEmpty { lines[lines.count - 1] = String(word) }
    else if last.count + 1 + word.count <= width { lines[lines.count - 1] += " \(word)" }
    else { lines.append(String(word)) }
  }
}
func probe() -> String { wrap("high tide at the old pier before noon", 10).joined(separator: "|") }
