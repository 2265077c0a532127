// swift-format-ignore-file

// MARK: tuples compare from the left
// swiftc: true false true true true true true
func probe() -> String {
  let left = (1, "b", 2.0)
  let right = (1, "b", 2.5)
  return "\(left < right) \(left == right) \(left != right) \((2, "a") > (1, "z")) "
    + "\((1, 2) <= (1, 2)) \(("a", 1) == ("a", 1)) \((1, 2, 3) < (1, 3, 0))"
}

// MARK: min and max of tuples need a condition
// swiftc: (hour: 4, metres: 1.5) 10 16 16
func probe() -> String {
  let tides = [(hour: 4, metres: 1.5), (hour: 10, metres: 3.25), (hour: 16, metres: 3.25)]
  let low = tides.min { $0.metres < $1.metres }!
  let high = tides.max { $0.metres < $1.metres }!
  let latest = tides.max { ($0.metres, $0.hour) < ($1.metres, $1.hour) }!
  return "\(low) \(high.hour) \(latest.hour) \(tides.sorted(by: >).first!.0)"
}

// MARK: less than alone gives all four comparisons
// swiftc: true false true true 2.0 [1.0, 2.0] true true
struct Weight: Comparable {
  var grams: Float
  static func < (a: Weight, b: Weight) -> Bool { a.grams < b.grams }
}
func probe() -> String {
  let a = Weight(grams: 1), b = Weight(grams: 2)
  return "\(a < b) \(a > b) \(a <= a) \(b >= a) \(max(a, b).grams) "
    + "\([b, a].sorted().map(\.grams)) \(a == Weight(grams: 1)) \((a...b).contains(Weight(grams: 1.5)))"
}

// MARK: equality by hand ignores a field
// swiftc: true false 0 true true
struct Note: Equatable {
  var text: String
  var revision: Int
  static func == (a: Note, b: Note) -> Bool { a.text.lowercased() == b.text.lowercased() }
}
func probe() -> String {
  let notes = [Note(text: "Tea", revision: 1), Note(text: "TEA", revision: 2)]
  return "\(notes[0] == notes[1]) \(notes[0] != notes[1]) \(notes.firstIndex(of: Note(text: "tea", revision: 9))!) "
    + "\(notes == notes.reversed()) \(Optional(notes[0]) == notes[1])"
}

// MARK: hashing by hand decides membership with equality
// swiftc: 2 3 ["ab", "x"] true
struct Code: Hashable {
  var raw: String
  static func == (a: Code, b: Code) -> Bool { a.raw.uppercased() == b.raw.uppercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(raw.uppercased()) }
}
func probe() -> String {
  var map: [Code: Int] = [:]
  for raw in ["ab", "AB", "aB", "x"] { map[Code(raw: raw), default: 0] += 1 }
  return "\(map.count) \(map[Code(raw: "Ab")]!) \(map.keys.map(\.raw).sorted()) \(Code(raw: "q").hashValue == Code(raw: "Q").hashValue)"
}

// MARK: synthesized equality of enums compares payloads
// swiftc: true false true false true true
enum Stage: Equatable {
  case queued
  case running(Double)
  case done(code: Int, note: String?)
}
func probe() -> String {
  "\(Stage.running(1) == .running(1.0)) \(Stage.running(.nan) == .running(.nan)) \(Stage.done(code: 1, note: nil) == .done(code: 1, note: nil)) "
    + "\(Stage.done(code: 1, note: "a") == .done(code: 1, note: "b")) \(Stage.queued != .running(0)) \([Stage.queued] == [.queued])"
}

// MARK: synthesized comparison of enums follows the written order
// swiftc: [probe.Priority.low, probe.Priority.level(2), probe.Priority.level(5), probe.Priority.high] true true high
enum Priority: Comparable {
  case low
  case level(Int)
  case high
}
func probe() -> String {
  let list: [Priority] = [.high, .level(5), .low, .level(2)]
  return "\(list.sorted()) \(Priority.level(99) < .high) \(Priority.level(1) < .level(2)) \(list.max()!)"
}

// MARK: a class compares by identity unless it says otherwise
// swiftc: true false true true true false
final class Boat: Equatable {
  var name: String
  init(_ name: String) { self.name = name }
  static func == (a: Boat, b: Boat) -> Bool { a.name == b.name }
}
func probe() -> String {
  let one = Boat("Fram"), two = Boat("Fram"), same = one
  return "\(one == two) \(one === two) \(one === same) \(one !== two) \([one].contains(two)) \([one].contains { $0 === two })"
}

// MARK: object identifiers as keys
// swiftc: 2 2 true false
final class Room { var name = "hall" }
func probe() -> String {
  let hall = Room(), attic = Room()
  let alias = hall
  var visits: [ObjectIdentifier: Int] = [:]
  for room in [hall, attic, alias] { visits[ObjectIdentifier(room), default: 0] += 1 }
  return "\(visits.count) \(visits[ObjectIdentifier(hall)]!) \(ObjectIdentifier(hall) == ObjectIdentifier(alias)) "
    + "\(ObjectIdentifier(Int.self) == ObjectIdentifier(Int8.self))"
}

// MARK: a superclass equality operator ignores the subclass fields
// swiftc: true true true false
class Shape: Equatable {
  var sides = 3
  static func == (a: Shape, b: Shape) -> Bool { a.sides == b.sides }
}
final class Named: Shape { var name = ""; convenience init(_ name: String) { self.init(); self.name = name } }
func probe() -> String {
  let a = Named("a"), b = Named("b")
  return "\(a == b) \([a] == [b]) \(a as Shape == b as Shape) \(a === b)"
}

// MARK: generic min and max on equal keys prefer fixed sides
// swiftc: a b a a b 9
struct Bid: Comparable {
  var price: Int
  var name: String
  static func < (a: Bid, b: Bid) -> Bool { a.price < b.price }
  static func == (a: Bid, b: Bid) -> Bool { a.price == b.price }
}
func probe() -> String {
  let a = Bid(price: 5, name: "a"), b = Bid(price: 5, name: "b")
  return "\(min(a, b).name) \(max(a, b).name) \([a, b].min()!.name) \([a, b].max()!.name) \(min(b, a, a).name) \(max(3, 9, 4))"
}

// MARK: sorting by a key path helper
// swiftc: ["tea", "mug", "cup", "kettle"] ["cup", "kettle", "mug", "tea"] ["kettle", "tea", "mug", "cup"]
extension Sequence {
  func sorted<Key: Comparable>(by key: KeyPath<Element, Key>, descending: Bool = false) -> [Element] {
    sorted { descending ? $0[keyPath: key] > $1[keyPath: key] : $0[keyPath: key] < $1[keyPath: key] }
  }
}
func probe() -> String {
  let words = ["kettle", "tea", "mug", "cup"]
  return "\(words.sorted(by: \.count)) \(words.sorted(by: \.first!)) \(words.sorted(by: \.count, descending: true))"
}

// MARK: writable key paths change structs
// swiftc: Address(city: "Oslo", zip: 150) Address(city: "Bergen", zip: 5003) 3
struct Profile { var name = "Ada"; var address = Address() }
struct Address { var city = "Oslo"; var zip: UInt16 = 150 }
func updated<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, to value: Value) -> Root {
  var copy = root
  copy[keyPath: path] = value
  return copy
}
func probe() -> String {
  let old = Profile()
  let new = updated(updated(old, \.address.city, to: "Bergen"), \.address.zip, to: 5003)
  return "\(old.address) \(new.address) \(new[keyPath: \.name.count])"
}

// MARK: key paths append and compare
// swiftc: tea true false 5 2 2
struct Cart { var lines: [Line] }
struct Line { var title: String; var count: Int }
func probe() -> String {
  let first: KeyPath<Cart, Line> = \.lines[0]
  let title = first.appending(path: \.title)
  let cart = Cart(lines: [Line(title: "tea", count: 2), Line(title: "bun", count: 5)])
  return "\(cart[keyPath: title]) \(title == \Cart.lines[0].title) \(first == \Cart.lines[1]) "
    + "\(cart.lines.map(\.count).max()!) \(cart[keyPath: \.lines.count]) \(cart[keyPath: \.self].lines.count)"
}

// MARK: key paths through optionals and dictionaries
// swiftc: nil Optional("Bo") nil [1, 7]
struct Kitchen { var chef: Chef?; var stock = ["tea": 3] }
struct Chef { var name: String; var stars: Int? }
func probe() -> String {
  var kitchen = Kitchen(chef: Chef(name: "Bo", stars: nil))
  let stars = \Kitchen.chef?.stars
  kitchen[keyPath: \.stock["milk"]] = 1
  kitchen[keyPath: \.stock["tea"]!] += 4
  let empty = Kitchen()
  return "\(kitchen[keyPath: stars] as Any) \(kitchen[keyPath: \.chef?.name] as Any) "
    + "\(empty[keyPath: \.chef?.name.count] as Any) \(kitchen.stock.sorted { $0.key < $1.key }.map(\.value))"
}

// MARK: a reference key path writes through a constant
// swiftc: 0.75 ["a", "b"] ["0.75", "[\"a\", \"b\"]"] true
final class Settings { var volume: Float = 0.5; var tags = ["a"] }
func probe() -> String {
  let settings = Settings()
  let path: ReferenceWritableKeyPath<Settings, Float> = \.volume
  settings[keyPath: path] *= 1.5
  settings[keyPath: \.tags].append("b")
  let erased: [PartialKeyPath<Settings>] = [\.volume, \.tags]
  return "\(settings.volume) \(settings.tags) \(erased.map { "\(settings[keyPath: $0])" }) \(path === path)"
}

// MARK: any hashable wraps different types in one list
// swiftc: ["Int", "String", "Double", "Character", "Array<Int>", "Int"] true false 5
func probe() -> String {
  let path: [AnyHashable] = [1, "a", 2.5, Character("a"), [1, 2], Optional(1)]
  return "\(path.map { "\(type(of: $0.base))" }) \(path[1] == AnyHashable("a")) \(path[1] == path[3]) \(Set(path).count)"
}

// MARK: bool helpers and toggling
// swiftc: true false false false 2 true nil [false, true, true] 1
func probe() -> String {
  var isOn = false
  isOn.toggle()
  let flags = [true, false, true]
  let all = flags.allSatisfy { $0 }
  let parity = flags.reduce(false) { $0 != $1 }
  return "\(isOn) \(!isOn) \(all) \(parity) \(flags.filter { $0 }.count) "
    + "\(Bool("true")!) \(Bool("yes") as Any) \(flags.sorted { !$0 && $1 }) \(isOn ? 1 : 0)"
}

// MARK: logical operators stop early
// swiftc: false true true acef
func check(_ value: Bool, _ log: inout [String], _ name: String) -> Bool {
  log.append(name)
  return value
}
func probe() -> String {
  var log: [String] = []
  let a = check(false, &log, "a") && check(true, &log, "b")
  let c = check(true, &log, "c") || check(true, &log, "d")
  let e = check(true, &log, "e") != check(false, &log, "f")
  return "\(a) \(c) \(e) \(log.joined())"
}

// MARK: an own operator for descending keys
// swiftc: Lyn 12, Ask 9, Brann 9
struct Score { var team: String; var points: Int }
infix operator >>>: ComparisonPrecedence
func >>> (a: Score, b: Score) -> Bool { a.points != b.points ? a.points > b.points : a.team < b.team }
func probe() -> String {
  let table = [Score(team: "Brann", points: 9), Score(team: "Lyn", points: 12), Score(team: "Ask", points: 9)]
  return table.sorted(by: >>>).map { "\($0.team) \($0.points)" }.joined(separator: ", ")
}

// MARK: comparing optionals by hand
// swiftc: ["1", "2", "3", "-", "-"] true true true true 4
func probe() -> String {
  let due: [Int?] = [3, nil, 1, nil, 2]
  let lastNil = due.sorted { a, b in
    switch (a, b) {
    case let (x?, y?): return x < y
    case (_?, nil): return true
    default: return false
    }
  }
  return "\(lastNil.map { $0.map(String.init) ?? "-" }) \(due[1] == nil) \(due[0] == 3) "
    + "\(Optional(3) == Optional(3)) \(due.contains(nil)) \(due.firstIndex(of: 2)!)"
}

// MARK: comparing versions part by part
// swiftc: [1.9, 1.9.3, 1.10, 2] true
struct Version: Comparable, LosslessStringConvertible {
  let parts: [Int]
  init?(_ text: String) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self.parts = parts.compactMap { $0 }
  }
  var description: String { parts.map(String.init).joined(separator: ".") }
  static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
func probe() -> String { "\(["1.10", "1.9.3", "1.9", "2", "x"].compactMap(Version.init).sorted()) \(Version("1.2")! < Version("1.2.0")!)" }
