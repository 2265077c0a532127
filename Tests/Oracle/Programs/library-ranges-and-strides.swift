// swift-format-ignore-file

// MARK: closed and half open ranges count differently
// swiftc: 4 5 5 5 false true 4 5 true
func probe() -> String {
  let open = 1..<5
  let closed = 1...5
  return "\(open.count) \(closed.count) \(open.upperBound) \(closed.upperBound) "
    + "\(open.contains(5)) \(closed.contains(5)) \(open.last!) \(closed.last!) \(open == Range(1...4))"
}

// MARK: empty ranges
// swiftc: true false 0 false [] 1 true nil
func probe() -> String {
  let none = 3..<3
  let one = 3...3
  return "\(none.isEmpty) \(one.isEmpty) \(none.count) \(none.contains(3)) \(Array(none)) \(one.count) \((2.0..<2.0).isEmpty) \(none.min() as Any)"
}

// MARK: one sided ranges contain values
// swiftc: true false true false 18 true true
func probe() -> String {
  let from = 18...
  let upTo = ..<65
  let through = ...65
  return "\(from.contains(18)) \(upTo.contains(65)) \(through.contains(65)) \(from.contains(-1)) "
    + "\(from.lowerBound) \((..."m").contains("a")) \((1.5...).contains(.infinity))"
}

// MARK: ranges as patterns
// swiftc: bad calm calm breeze breeze gap gale gap
func band(_ wind: Double) -> String {
  switch wind {
  case ..<0: return "bad"
  case 0..<3.4: return "calm"
  case 3.4...10.7: return "breeze"
  case 10.8...: return "gale"
  default: return "gap"
  }
}
func probe() -> String { [-1, 0, 3.39, 3.4, 10.7, 10.75, 40, .nan].map(band).joined(separator: " ") }

// MARK: a pattern match operator with ranges
// swiftc: true false false true true
func probe() -> String {
  let age: UInt8 = 17
  let letter: Character = "k"
  return "\(0..<18 ~= age) \("a"..."j" ~= letter) \((18...) ~= age) \((1...3) ~= 3) \(age ~= 17)"
}

// MARK: clamping a range to another
// swiftc: 10..<14 12..<16 20..<20 5...6 1.0..<2.0
func probe() -> String {
  let shift = 8..<16
  let day = 10..<14
  return "\(shift.clamped(to: day)) \(shift.clamped(to: 12..<20)) "
    + "\(shift.clamped(to: 20..<30)) \((1...9).clamped(to: 5...6)) \((0.5..<2).clamped(to: 1..<9))"
}

// MARK: overlapping ranges
// swiftc: true false false true true false
func probe() -> String {
  let morning = 8..<12
  return "\(morning.overlaps(11..<14)) \(morning.overlaps(12..<14)) \(morning.overlaps(12...14)) "
    + "\(morning.overlaps(6...8)) \((1...3).overlaps(3...5)) \(morning.overlaps(9..<9))"
}

// MARK: stride to leaves out the end and through may include it
// swiftc: [0, 5] [0, 5, 10] [9, 6, 3] [] [10, 6, 2]
func probe() -> String {
  let to = Array(stride(from: 0, to: 10, by: 5))
  let through = Array(stride(from: 0, through: 10, by: 5))
  let down = stride(from: 9, to: 0, by: -3).map { $0 }
  let none = Array(stride(from: 0, to: 10, by: -1))
  return "\(to) \(through) \(down) \(none) \(stride(from: 10, through: 0, by: -4).map { $0 })"
}

// MARK: stride over doubles multiplies instead of adding
// swiftc: 11 0.30000000000000004 0.7000000000000001 1.0 [0.0, 0.1, 0.2, 0.3, 0.4] Array<Float>
func probe() -> String {
  let steps = Array(stride(from: 0, through: 1, by: 0.1))
  let floats = Array(stride(from: Float(0), to: 0.5, by: 0.1))
  return "\(steps.count) \(steps[3]) \(steps[7]) \(steps.last!) \(floats) \(type(of: floats))"
}

// MARK: stride over narrow integers
// swiftc: [250, 252, 254] Array<UInt8> [3, 0, -3] true 3
func probe() -> String {
  let bytes = Array(stride(from: UInt8(250), to: 255, by: 2))
  let down = Array(stride(from: Int8(3), through: -4, by: -3))
  return "\(bytes) \(type(of: bytes)) \(down) \(stride(from: 1, to: 4, by: 1).contains(3)) \(stride(from: 0, to: 9, by: 4).underestimatedCount)"
}

// MARK: reversed range and its parts
// swiftc: 5421 [5, 4] 5 false [4, 2, 0]
func probe() -> String {
  let countdown = (1...5).reversed()
  var text = ""
  for second in countdown where second != 3 { text += "\(second)" }
  return "\(text) \(Array(countdown.prefix(2))) \(countdown.first!) \(countdown.contains(6)) \((0..<3).reversed().map { $0 * 2 })"
}

// MARK: relative subscripts on arrays and strings
// swiftc: [30, 40] [10, 20] [10, 20, 30] [10, 20, 30, 40] bcd a ab []
func probe() -> String {
  let list = [10, 20, 30, 40]
  let text = "abcd"
  let second = text.index(after: text.startIndex)
  return "\(list[2...]) \(list[..<2]) \(list[...2]) \(list[...]) \(text[second...]) \(text[..<second]) \(text[...second]) \(list[4...])"
}

// MARK: relative to a collection turns a partial range into a full one
// swiftc: 1..<3 0..<2 1..<3 Range<Int> 1..<3
func probe() -> String {
  let list = [1, 2, 3]
  let tail = (1...).relative(to: list)
  let head = (...1).relative(to: list)
  let slice = (..<3).relative(to: list[1...])
  return "\(tail) \(head) \(slice) \(type(of: tail)) \((1...2).relative(to: list))"
}

// MARK: a range of characters or strings only contains
// swiftc: true false false true false ClosedRange<String> a...f
func probe() -> String {
  let letters = "a"..."f"
  let words = "apple"..<"banana"
  return "\(letters.contains("c")) \(letters.contains("fa")) \(letters.contains("F")) "
    + "\(words.contains("apricot")) \(words.contains("banana")) \(type(of: letters)) \(letters)"
}

// MARK: a range of own comparable values
// swiftc: [true, true, false] false false
struct Version: Comparable {
  var major, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
func probe() -> String {
  let supported = Version(major: 1, minor: 2)..<Version(major: 2, minor: 0)
  let tests = [Version(major: 1, minor: 2), Version(major: 1, minor: 10), Version(major: 2, minor: 0)]
  return "\(tests.map(supported.contains)) \(supported.isEmpty) \((...tests[0]).contains(tests[1]))"
}

// MARK: ranges are collections of any integer width
// swiftc: 6 1515 [4, 1, 0, 1] Array<Int16> 255 false
func probe() -> String {
  let bytes = UInt8(250)...UInt8.max
  let total = bytes.reduce(0) { $0 + Int($1) }
  let shorts = (Int16(-2)..<2).map { $0 * $0 }
  return "\(bytes.count) \(total) \(shorts) \(type(of: shorts)) \(bytes.last!) \(bytes.contains(249))"
}

// MARK: slicing a range keeps values as indices
// swiftc: 12..<15 11 13 13 [18, 19] 13 Range<Int>
func probe() -> String {
  let range = 10..<20
  let part = range[12..<15]
  let tail = range.dropFirst(3)
  return "\(part) \(range[11]) \(tail.first!) \(tail.startIndex) \(range.suffix(2).map { $0 }) \(range.firstIndex(of: 13)!) \(type(of: part))"
}

// MARK: equality and hashing of ranges
// swiftc: 3 false true true 1...3 1...2
func probe() -> String {
  let set: Set = [1..<3, 1..<3, 0..<0, 5..<5]
  return "\(set.count) \((0..<0) == (5..<5)) \((1...3) == (1...3)) \(Range(1...3) == 1..<4) \(ClosedRange(1..<4)) \(["a": 1...2]["a"]!)"
}

// MARK: generic code over range expressions
// swiftc: bc bcd cd a ab
func pick<R: RangeExpression>(_ list: [String], _ range: R) -> String where R.Bound == Int { list[range].joined() }
func probe() -> String {
  let list = ["a", "b", "c", "d"]
  return [pick(list, 1..<3), pick(list, 1...3), pick(list, 2...), pick(list, ..<1), pick(list, ...1)].joined(separator: " ")
}

// MARK: loops with strides and where clauses
// swiftc: 10 20 02 12 14 24
func probe() -> String {
  var rows: [String] = []
  for y in stride(from: 0, to: 6, by: 2) {
    for x in 0...2 where (x + y) % 4 != 0 { rows.append("\(x)\(y)") }
  }
  return rows.joined(separator: " ")
}

// MARK: infinite range with prefix and zip
// swiftc: [1, 9, 25, 49] 15 ["a1", "b2", "c3"] [5, 6, 7]
func probe() -> String {
  let odd = (1...).lazy.filter { $0 % 2 == 1 }.map { $0 * $0 }
  let firstBig = (1...).first { $0 * $0 > 200 }!
  let lettered = zip("abc", 1...).map { "\($0)\($1)" }
  return "\(Array(odd.prefix(4))) \(firstBig) \(lettered) \((5...).prefix(3).map { $0 })"
}

// MARK: a double range measures and normalizes
// swiftc: 5.0 0.5 0.33333334 Float true -1.5...3.5
extension ClosedRange where Bound: BinaryFloatingPoint {
  var length: Bound { upperBound - lowerBound }
  func fraction(of value: Bound) -> Bound { (value - lowerBound) / length }
}
func probe() -> String {
  let tide = -1.5...3.5
  let narrow: ClosedRange<Float> = 0...3
  return "\(tide.length) \(tide.fraction(of: 1)) \(narrow.fraction(of: 1)) \(type(of: narrow.length)) \(tide.contains(3.5)) \(tide)"
}

// MARK: merging overlapping intervals
// swiftc: [ClosedRange(1...4), ClosedRange(5...9)] []
func merged(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
  ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { result, next in
    guard let last = result.last, last.overlaps(next) else { return result.append(next) }
    result[result.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
  }
}
func probe() -> String { "\(merged([5...8, 1...3, 2...4, 8...9])) \(merged([]))" }
