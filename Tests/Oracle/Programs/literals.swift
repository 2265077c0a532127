// swift-format-ignore-file

// MARK: an integer literal becomes Double beside a Double
// swiftc: 22.0 1.5 3.5 3 2.5 -2.5
func probe() -> String {
  let warm = 21.0
  return "\(warm + 1) \(3 * 0.5) \(7 / 2 * 1.0) \(7 / 2) \(1 - 0.5 + 2) \(-(2 + 0.5))"
}

// MARK: the fallback of an optional Double is a Double
// swiftc: 0.0 2.5 1.5 3.0
func probe() -> String {
  let rate: Double? = nil
  let other: Double? = 3
  return "\(rate ?? 0) \(rate ?? 5 / 2) \((other ?? 1) / 2) \(other ?? 7)"
}

// MARK: dictionary default literals take the value type
// swiftc: 9.0 2.0 0.5
func probe() -> String {
  var prices: [String: Double] = ["tea": 2]
  prices["milk", default: 1] += 1
  prices["tea", default: 0] /= 4
  return "\(prices["cake", default: 9]) \(prices["milk"]!) \(prices["tea"]!)"
}

// MARK: both branches of a ternary share one type
// swiftc: 1.0 4.0 3.0 1
func probe() -> String {
  let open = true
  let mixed = open ? 1 : 2.5
  let typed: Double = open ? 4 : 8
  let nested = !open ? 1.5 : open ? 3 : 4
  return "\(mixed) \(typed) \(nested) \(open ? 1 : 2)"
}

// MARK: the start of reduce follows the result type
// swiftc: 4.0 2 1.5 0.0 6.0
func probe() -> String {
  let depths = [1.5, 2.5]
  let counts = [1, 2]
  let mean: Double = counts.reduce(0) { $0 + Double($1) } / 2
  let none: Double = [Double]().reduce(0, +)
  return "\(depths.reduce(0, +)) \(counts.reduce(1, *)) \(mean) \(none) \(depths.reduce(10) { $0 - $1 })"
}

// MARK: array literals unify integers and decimals
// swiftc: [1.0, 2.5, -3.0] [[1.0, 2.0], [0.5]] [Optional(1.0), nil, Optional(2.0)] [1.0, 0.1] [2.0, 5.0, -6.0]
func probe() -> String {
  let tides = [1, 2.5, -3]
  let grid = [[1, 2], [0.5]]
  let maybe: [Double?] = [1, nil, 2]
  let floats: [Float] = [1, 0.1]
  return "\(tides) \(grid) \(maybe) \(floats) \(tides.map { $0 * 2 })"
}

// MARK: dictionary literals unify their values
// swiftc: oat=2.5 rye=1.0 nil 2
func probe() -> String {
  let stock = ["rye": 1, "oat": 2.5]
  let flags: [Int: Bool?] = [1: true, 2: nil]
  let lines = stock.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  return lines.joined(separator: " ") + " \(flags[2]! as Any) \(flags.count)"
}

// MARK: an own type built from integer and float literals
// swiftc: i100 ["i1", "f1.0", "i-4"] i5 i7
struct Celsius: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var text: String
  init(integerLiteral value: Int) { text = "i\(value)" }
  init(floatLiteral value: Double) { text = "f\(value)" }
}
func probe() -> String {
  let boil: Celsius = 100
  let list: [Celsius] = [1, 1.0, -4]
  let maybe: Celsius? = 5
  return "\(boil.text) \(list.map(\.text)) \(maybe!.text) \((7 as Celsius).text)"
}

// MARK: an own type built from string literals and interpolations
// swiftc: <MUG><CUP-4><JAR>
struct Sku: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  var raw: String
  init(stringLiteral value: String) { raw = "<" + value.uppercased() + ">" }
}
func describe(_ sku: Sku) -> String { sku.raw }
func probe() -> String {
  let size = 4
  let plain: Sku = "mug"
  return plain.raw + describe("cup-\(size)") + describe(Sku(stringLiteral: "jar"))
}

// MARK: an own basket from array literals
// swiftc: [["fig", "plum"], [], ["apple"]] 4 0
struct Basket: ExpressibleByArrayLiteral {
  var items: [String]
  init(arrayLiteral elements: String...) { items = elements.sorted() }
}
func total(_ basket: Basket) -> Int { basket.items.map(\.count).reduce(0, +) }
func probe() -> String {
  let baskets: [Basket] = [["plum", "fig"], [], ["apple"]]
  return "\(baskets.map(\.items)) \(total(["a", "bcd"])) \(total([]))"
}

// MARK: a dictionary literal of an own type keeps order and duplicates
// swiftc: z1 a2 z3 0
struct Headers: ExpressibleByDictionaryLiteral {
  var pairs: [(String, Int)]
  init(dictionaryLiteral elements: (String, Int)...) { pairs = elements }
}
func probe() -> String {
  let headers: Headers = ["z": 1, "a": 2, "z": 3]
  let empty: Headers = [:]
  return headers.pairs.map { "\($0.0)\($0.1)" }.joined(separator: " ") + " \(empty.pairs.count)"
}

// MARK: nil and boolean literals of own types
// swiftc: unasked given refused unasked
struct Consent: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral {
  var state: String
  init(nilLiteral: ()) { state = "unasked" }
  init(booleanLiteral value: Bool) { state = value ? "given" : "refused" }
}
func text(_ consent: Consent) -> String { consent.state }
func probe() -> String {
  let all: [Consent] = [nil, true, false]
  return all.map(\.state).joined(separator: " ") + " " + text(nil)
}

// MARK: a literal operand becomes the own type of the other operand
// swiftc: 500 500 true [100, 200, 300]
struct Money: ExpressibleByIntegerLiteral, Equatable {
  var cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }
  static func + (a: Money, b: Money) -> Money { var sum = a; sum.cents += b.cents; return sum }
}
func probe() -> String {
  let fare: Money = 3
  let sum = fare + 2
  return "\(sum.cents) \((1 + fare + 1).cents) \(sum == 5) \([1, 2, fare].map(\.cents))"
}

// MARK: number literal forms
// swiftc: 255 10 15 1000000 1000.0 16.0 -0.0 0.0015 7 15.5
func probe() -> String {
  "\(0xFF) \(0b1010) \(0o17) \(1_000_000) \(1e3) \(0x1p4) \(-0.0) \(1.5e-3) \(007) \(0xF.8p0)"
}

// MARK: minus in front of a literal applies after the member access
// swiftc: -4 -3.0 [-9, -6, -2] 5
func probe() -> String {
  let depth = 5
  let next: Int = -3.advanced(by: 1)
  let rounded: Double = -2.4.rounded(.up)
  let list: [Int] = [-7.advanced(by: 2), -depth.advanced(by: 1), (-3).advanced(by: 1)]
  return "\(next) \(rounded) \(list) \((-5).magnitude)"
}

// MARK: a negated member of an integer literal is a Double without a context
// swiftc: -4.0 Double 4 -4 -5.0
func probe() -> String {
  let free = -3.advanced(by: 1)
  let plain = 3.advanced(by: 1)
  let typed: Int = -3.advanced(by: 1)
  return "\(free) \(type(of: free)) \(plain) \(typed) \(-5.magnitude)"
}

// MARK: quotes make a Character only when asked
// swiftc: é 65 true 1 2 true
func probe() -> String {
  let letter: Character = "é"
  let scalar: Unicode.Scalar = "A"
  let joined: Character = "e\u{301}"
  let set: Set<Character> = ["a", "b", "a"]
  return "\(letter) \(scalar.value) \(joined == letter) \(String(joined).count) \(set.count) \(Array("ab") == ["a", "b"])"
}

// MARK: a multiline string drops its indentation and joins continued lines
// swiftc: Meet at north¶  pier, not "south"|2
func probe() -> String {
  let pier = "north"
  let note = """
    Meet at \(pier)
      pier, \
    not "south"
    """
  return note + "|\(note.split(separator: "\n").count)"
}

// MARK: raw strings need the same number of signs to interpolate
// swiftc: \(n) 3 \n "q"\#(n) 3 "#A
func probe() -> String {
  let n = 3
  return #"\(n) \#(n) \n "q""# + ##"\#(n) \##(n) "#"## + #"\#u{41}"#
}

// MARK: literals inside generic calls agree on one type
// swiftc: 1.0 2.0 3 2.0 8 0.5 3 3.0
func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
func twice<T: Numeric>(_ value: T) -> T { value * 2 }
func probe() -> String {
  "\(larger(1, 0.5)) \(max(2, 1.5)) \(min(3, 4)) \([1, 2.0].max()!) \(twice(4)) \(twice(0.25)) \(abs(-3)) \(abs(-3.0))"
}

// MARK: a caller name literal as a default argument
// swiftc: a@probe() level@level fill@fill(to:slowly:)
func trace(_ event: String, from caller: String = #function) -> String { "\(event)@\(caller)" }
struct Boiler {
  var level: String { trace("level") }
  func fill(to litres: Int, slowly: Bool) -> String { trace("fill") }
  init() {}
}
func probe() -> String { [trace("a"), Boiler().level, Boiler().fill(to: 1, slowly: true)].joined(separator: " ") }

// MARK: range and set literals of doubles
// swiftc: 0.0...1.0 true 2 true false true
func probe() -> String {
  let safe: ClosedRange<Double> = 0...1
  let marks: Set<Double> = [1, 2, 1.0]
  let level = 1.0
  return "\(safe) \(safe.contains(1)) \(marks.count) \(marks.contains(2)) \((0..<1).contains(level)) \(level == 1)"
}

// MARK: an own type from a unicode scalar or character literal
// swiftc: 3 [1, 2] true
struct Seat: ExpressibleByUnicodeScalarLiteral, Equatable {
  var row: UInt32
  init(unicodeScalarLiteral value: Unicode.Scalar) { row = value.value - 64 }
}
func probe() -> String {
  let seat: Seat = "C"
  let rows: [Seat] = ["A", "B"]
  return "\(seat.row) \(rows.map(\.row)) \(seat == "C")"
}
