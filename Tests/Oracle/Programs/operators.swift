// swift-format-ignore-file

// MARK: an own infix operator with its own precedence group
// swiftc: 512 18 9 4
precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
infix operator **: Power
func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * base } }
func probe() -> String { "\(2 ** 3 ** 2) \(2 * 3 ** 2) \(2 ** 3 + 1) \(-2 ** 2)" }

// MARK: prefix and postfix operators of own symbols
// swiftc: 5.0 0.25 5.0 2.0
prefix operator √
postfix operator %%
prefix func √ (value: Double) -> Double { value.squareRoot() }
postfix func %% (value: Int) -> Double { Double(value) / 100 }
func probe() -> String { "\(√16 + 1) \(25%%) \(√(9 + 16)) \(50%% * 4)" }

// MARK: one operator overloaded by the operand types
// swiftc: 2.0 102.0 5.0 true
struct Vector: Equatable { var x: Double; var y: Double }
func * (v: Vector, k: Double) -> Vector { Vector(x: v.x * k, y: v.y * k) }
func * (k: Double, v: Vector) -> Vector { Vector(x: k * v.x + 100, y: k * v.y) }
func * (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
func probe() -> String {
  let wind = Vector(x: 1, y: 2)
  return "\((wind * 2).x) \((2 * wind).x) \(wind * wind) \(wind * (wind * wind) == Vector(x: 5, y: 10))"
}

// MARK: compound assignment evaluates its target once
// swiftc: [10, 25, 90] 3
struct Lodge { var rooms = [10, 20, 30] }
func probe() -> String {
  var lodge = Lodge()
  var calls = 0
  func next() -> Int { calls += 1; return calls }
  lodge.rooms[next()] += 5
  lodge.rooms[next()] *= next()
  return "\(lodge.rooms) \(calls)"
}

// MARK: wrapping arithmetic
// swiftc: 0 255 44 127 -128 true
func probe() -> String {
  let top = UInt8.max, low = Int8.min
  return "\(top &+ 1) \(UInt8(0) &- 1) \(Int8(100) &* 3) \(low &- 1) \(0 &- low) \(Int.max &+ 1 == Int.min)"
}

// MARK: smart shifts and masking shifts
// swiftc: 2 64 0 2 0 64 -4 2 -1
func probe() -> String {
  let byte: UInt8 = 0b1000_0001
  return "\(byte << 1) \(byte >> 1) \(byte << 9) \(byte &<< 9) \(1 << 70) \(1 &<< 70) \(-16 >> 2) \(8 << -2) \(Int8(-1) >> 9)"
}

// MARK: bitwise precedence and complement
// swiftc: 3 3 243 8 7 5
func probe() -> String {
  let flags: UInt8 = 0b1100
  return "\(1 | 2 ^ 3 & 4) \(6 & 3 + 1) \(~flags) \(flags & ~0b0100) \(flags ^ 0b1010 | 1) \(2 << 1 + 1)"
}

// MARK: tuples compare element by element
// swiftc: false true true true ["1z", "2a", "2b"]
func probe() -> String {
  let a = (2, "b"), b = (2, "a")
  let sorted = [(2, "b"), (1, "z"), (2, "a")].sorted { $0 < $1 }
  return "\(a < b) \(a > b) \(a == (2, "b")) \((1, 9, 9) < (2, 0, 0)) \(sorted.map { "\($0.0)\($0.1)" })"
}

// MARK: an own short circuit operator takes an autoclosure
// swiftc: true false 1 true false 1
infix operator ==>: LogicalDisjunctionPrecedence
func ==> (a: Bool, b: @autoclosure () -> Bool) -> Bool { a ? b() : true }
func probe() -> String {
  var asked = 0
  func dry() -> Bool { asked += 1; return false }
  let first = false ==> dry()
  let second = true ==> dry()
  return "\(first) \(second) \(asked) \(true || dry()) \(false && dry()) \(asked)"
}

// MARK: remainder and division keep the sign of the dividend
// swiftc: -1 1 -3 17 -1.5 -0.5
func probe() -> String {
  let hour = -7
  return "\(hour % 3) \(7 % -3) \(hour / 2) \((hour % 24 + 24) % 24) \((-7.5).truncatingRemainder(dividingBy: 2)) \(5.5.remainder(dividingBy: 2))"
}

// MARK: operators are passed as functions
// swiftc: [3, 2, 1] 6 [4, 3] 5 3 [false, true]
func probe() -> String {
  let depths = [3, 1, 2]
  let subtract: (Int, Int) -> Int = (-)
  let pairs = zip(depths, depths.dropFirst()).map(+)
  return "\(depths.sorted(by: >)) \(depths.reduce(1, *)) \(pairs) \(subtract(9, 4)) \(depths.max(by: <)!) \([true, false].map(!))"
}

// MARK: one comparison operator gives the other three
// swiftc: true false true true true 2 true 9
struct Version: Comparable {
  var major: Int
  var minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
func probe() -> String {
  let old = Version(major: 1, minor: 9), new = Version(major: 2, minor: 0)
  return "\(old < new) \(old > new) \(new >= old) \(old <= old) \(old != new)"
    + " \(max(old, new).major) \((old...new).contains(new)) \([new, old].sorted()[0].minor)"
}

// MARK: an own assignment operator fills in a missing value
// swiftc: Zed1 1
infix operator ??=: AssignmentPrecedence
func ??= <T>(target: inout T?, value: @autoclosure () -> T) { if target == nil { target = value() } }
func probe() -> String {
  var nickname: String?
  var made = 0
  func make() -> String { made += 1; return "Zed\(made)" }
  nickname ??= make()
  nickname ??= make()
  return "\(nickname!) \(made)"
}

// MARK: a pipeline operator applies functions from left to right
// swiftc: [14] 2 [5]
precedencegroup Pipe { associativity: left lowerThan: AdditionPrecedence }
infix operator |>: Pipe
func |> <A, B>(value: A, next: (A) -> B) -> B { next(value) }
func probe() -> String {
  func bracket(_ n: Int) -> String { "[\(n)]" }
  let text = 3 + 4 |> { (n: Int) in n * 2 } |> bracket
  let count = [1, 2] |> { (list: [Int]) in list.count }
  return text + " \(count) " + (5 |> bracket)
}

// MARK: a protocol requires an operator
// swiftc: 6 13 0
protocol Summable { static func + (a: Self, b: Self) -> Self; static var zero: Self { get } }
extension Int: Summable {}
struct Minutes: Summable {
  var count: Int
  static let zero = Minutes(count: 0)
  static func + (a: Minutes, b: Minutes) -> Minutes { Minutes(count: a.count + b.count + 1) }
}
func sum<T: Summable>(_ items: [T]) -> T { items.reduce(.zero, +) }
func probe() -> String { "\(sum([1, 2, 3])) \(sum([Minutes(count: 5), Minutes(count: 6)]).count) \(sum([Minutes]()).count)" }

// MARK: an own prefix operator changes its operand
// swiftc: [2, 2, 3, 8] 5
prefix operator ++
postfix operator ++
prefix func ++ (n: inout Int) -> Int { n += 1; return n }
postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n }
func probe() -> String {
  var lap = 1
  let list = [++lap, lap++, lap, ++lap + lap++]
  return "\(list) \(lap)"
}

// MARK: negation of an own type and of its members
// swiftc: 70 -70 -70 140 true
struct Balance: Equatable {
  var cents: Int
  static prefix func - (b: Balance) -> Balance { Balance(cents: -b.cents) }
  static func - (a: Balance, b: Balance) -> Balance { Balance(cents: a.cents - b.cents) }
  static func -= (a: inout Balance, b: Balance) { a = a - b }
}
func probe() -> String {
  var account = Balance(cents: 50)
  account -= -Balance(cents: 20)
  return "\(account.cents) \((-account).cents) \(-account.cents) \((account - -account).cents) \(-account == Balance(cents: -70))"
}

// MARK: an operator overloaded by its return type
// swiftc: 3 12 34 8
infix operator <+>: AdditionPrecedence
func <+> (a: Int, b: Int) -> Int { a + b }
func <+> (a: Int, b: Int) -> String { "\(a)\(b)" }
func probe() -> String {
  let number: Int = 1 <+> 2
  let text: String = 1 <+> 2
  return "\(number) \(text) \((3 <+> 4) as String) \((3 <+> 4) + 1 as Int)"
}

// MARK: overflow is reported instead of trapping
// swiftc: 4 true 100 false -3 1 true
func probe() -> String {
  let (sum, over) = UInt8(250).addingReportingOverflow(10)
  let smallest = ["-128", "5"].compactMap(Int8.init)[0]
  let product = Int8(50).multipliedReportingOverflow(by: 2)
  let parts = 7.quotientAndRemainder(dividingBy: -2)
  return "\(sum) \(over) \(product.partialValue) \(product.overflow) \(parts.quotient)"
    + " \(parts.remainder) \(smallest.dividedReportingOverflow(by: -1).overflow)"
}

// MARK: comparison does not chain into Bool and ternary nests to the right
// swiftc: ["S", "M", "five", "L"] true true 2
func size(_ litres: Int) -> String { litres < 2 ? "S" : litres < 5 ? "M" : litres == 5 ? "five" : "L" }
func probe() -> String {
  let open = (3 > 2) == true
  return "\([1, 4, 5, 9].map(size)) \(open) \(!(2 > 3) && 1 != 2) \(false ? 1 : true ? 2 : 3)"
}

// MARK: a generic operator picks the most special form
// swiftc: ints -1, same, any, different
infix operator <>: AdditionPrecedence
func <> <T>(a: T, b: T) -> String { "any" }
func <> <T: Equatable>(a: T, b: T) -> String { a == b ? "same" : "different" }
func <> (a: Int, b: Int) -> String { "ints \(a &- b)" }
struct Opaque {}
func probe() -> String { [1 <> 2, "a" <> "a", Opaque() <> Opaque(), 1.5 <> 2].joined(separator: ", ") }

// MARK: the equality of an optional own type uses its own operator
// swiftc: true true false true 1 true false
struct Code: Equatable {
  var text: String
  static func == (a: Code, b: Code) -> Bool { a.text.lowercased() == b.text.lowercased() }
}
func probe() -> String {
  let a: Code? = Code(text: "AB"), b: Code? = Code(text: "ab")
  let list = [Code(text: "x"), Code(text: "Ab")]
  return "\(a == b) \(a != nil) \(a != b) \(list.contains(b!)) \(list.firstIndex(of: a!)!) \(list == [Code(text: "X"), b!]) \([a] == [nil])"
}
