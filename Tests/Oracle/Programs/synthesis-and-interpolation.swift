// swift-format-ignore-file

// MARK: synthesized equality compares every stored property
// swiftc: true false false true true true
struct Tag: Equatable { var name: String; var weight = 1.0; var notes: [String?] = []; var double: Double { weight * 2 }; static var made = 0 }
func probe() -> String {
  let a = Tag(name: "x"), b = Tag(name: "x", notes: [nil])
  var c = a
  c.weight = .nan
  return "\(a == Tag(name: "x")) \(a == b) \(c == c) \([a, b].contains(b)) \(a != c) \(b == Tag(name: "x", notes: [nil]))"
}

// MARK: an own equality decides membership and removal
// swiftc: false old old upd 1 k1 5
struct Seat: Hashable { var row: Int; var note = ""
  static func == (a: Seat, b: Seat) -> Bool { a.row == b.row }
  func hash(into hasher: inout Hasher) { hasher.combine(row) } }
func probe() -> String {
  var seats: Set = [Seat(row: 1, note: "old")]
  let inserted = seats.insert(Seat(row: 1, note: "new"))
  let updated = seats.update(with: Seat(row: 1, note: "upd"))
  var table = [Seat(row: 2, note: "k1"): 1]
  table[Seat(row: 2, note: "k2")] = 5
  return "\(inserted.inserted) \(inserted.memberAfterInsert.note) \(updated!.note)"
    + " \(seats.first!.note) \(table.count) \(table.keys.first!.note) \(table.values.first!)"
}

// MARK: comparable brings ranges, sorting, min, max and clamps
// swiftc: [5, 4, 2] true [9, 4, 1] 9 false
struct Knots: Comparable, Hashable { let n: Int; static func < (a: Self, b: Self) -> Bool { a.n < b.n } }
extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }
func probe() -> String {
  let range = Knots(n: 2)...Knots(n: 5)
  let all = [9, 4, 1].map(Knots.init)
  return "\(all.map { $0.clamped(to: range).n }) \(range.contains(all[1])) \(all.sorted(by: >).map(\.n)) \(all.max()!.n) \(range ~= all[0])"
}

// MARK: a nested generic value is equal when its parts are
// swiftc: false true false true
struct Page<Row: Equatable>: Equatable { var rows: [Row]; var next: Next? ; indirect enum Next: Equatable { case id(Int), page(Page) } }
func probe() -> String {
  let leaf = Page(rows: [1], next: .id(4))
  let a = Page(rows: [0], next: .page(leaf)), b = Page(rows: [0], next: .page(Page(rows: [1], next: .id(5))))
  return "\(a == b) \(a == Page(rows: [0], next: .page(leaf))) \(a == Page(rows: [0], next: nil)) \(Page<String>(rows: []) == Page(rows: []))"
}

// MARK: a class has no equality of its own and its subclass inherits one
// swiftc: true false 1 true
class Crew: Equatable { let name: String; init(_ name: String) { self.name = name }; static func == (a: Crew, b: Crew) -> Bool { a.name == b.name } }
final class Captain: Crew { let rank: Int; init(_ name: String, rank: Int) { self.rank = rank; super.init(name) } }
func probe() -> String {
  let a = Captain("ann", rank: 1), b = Captain("ann", rank: 9)
  let mixed: [Crew] = [Crew("bo"), a]
  return "\(a == b) \(a === b) \(mixed.firstIndex(of: b)!) \(mixed == [Crew("bo"), Crew("ann")])"
}

// MARK: hashable dictionary keys of own enums and structs
// swiftc: 3 2 2 [1, 2, 2]
enum Zone: Hashable { case inner, outer(Int) }
struct Stop: Hashable { let zone: Zone; let name: String? }
func probe() -> String {
  var fares: [Stop: Int] = [:]
  for (zone, name) in [(Zone.inner, nil), (.outer(1), "a"), (.outer(1), "a"), (.outer(2), "a"), (.inner, nil)] as [(Zone, String?)] {
    fares[Stop(zone: zone, name: name), default: 0] += 1
  }
  return "\(fares.count) \(fares[Stop(zone: .inner, name: nil)]!) \(fares[Stop(zone: .outer(1), name: "a")]!) \(fares.values.sorted())"
}

// MARK: arrays, optionals, dictionaries and tuples compare deeply
// swiftc: true true false true true false
func probe() -> String {
  let a: [String: [Int?]] = ["x": [1, nil]], b = ["x": [1, nil] as [Int?]]
  let nested: [[String]?] = [["p"], nil]
  return "\(a == b) \(nested == [["p"], nil]) \(nested == [nil, ["p"]])"
    + " \((1, "a", true) == (1, "a", true)) \([1: Set([2, 3])] == [1: [3, 2]]) \([0.1 + 0.2] == [0.3])"
}

// MARK: elements are equal by a closure or in order
// swiftc: true true true true true 1
struct Row: Equatable { var id: Int; var on = false }
func probe() -> String {
  let rows = [Row(id: 1), Row(id: 2)]
  let sames = rows.elementsEqual([1, 2]) { $0.id == $1 }
  return "\(sames) \(rows.starts(with: [Row(id: 1)])) \([1, 2].lexicographicallyPrecedes([1, 3]))"
    + " \([3] == [3].dropLast(0)) \("ab".elementsEqual(["a", "b"])) \(rows.difference(from: [Row(id: 2)]).count)"
}

// MARK: a description is used by print, interpolation and nesting
// swiftc: 3kn [4kn] wind5 desc [debug] Optional(debug) desc debug
struct Knot: CustomStringConvertible { let n: Int; var description: String { "\(n)kn" } }
struct Wind: CustomDebugStringConvertible { let n: Int; var debugDescription: String { "wind\(n)" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { var description = "desc"; var debugDescription = "debug" }
func probe() -> String {
  "\(Knot(n: 3)) \([Knot(n: 4)]) \(Wind(n: 5)) \(Both()) \([Both()])"
    + " \(Optional(Both()) as Any) \(String(describing: Both())) \(String(reflecting: Both()))"
}

// MARK: a plain struct and an enum print their contents
// swiftc: Boat(name: "Ida", size: probe.Size4(w: 2.0), tags: Optional(["t"])) Size4(w: 2.0) [probe.Wind.calm, probe.Wind.gust(knots: 9, "n"), probe.Wind.pair(1), probe.Wind.wrapped(probe.Size4(w: 2.0))] (a: 1, "b")
struct Boat { let name: String; var size = Size4(); var tags: [String]? = ["t"] }
struct Size4 { let w = 2.0 }
enum Wind { case calm, gust(knots: Int, String), pair(Int), wrapped(Size4) }
func probe() -> String { "\(Boat(name: "Ida")) \(Size4()) \([Wind.calm, .gust(knots: 9, "n"), .pair(1), .wrapped(Size4())]) \((a: 1, "b"))" }

// MARK: an own interpolation method for a value and a label
// swiftc: 12.05 0.90 n/a 4 007 [yes]
extension String.StringInterpolation {
  mutating func appendInterpolation(cents: Int) { appendLiteral("\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)") }
  mutating func appendInterpolation<T>(_ value: T?, or fallback: @autoclosure () -> String) {
    if let value { appendInterpolation(value) } else { appendLiteral(fallback()) }
  }
  mutating func appendInterpolation(_ n: Int, pad width: Int) { appendLiteral(String(repeating: "0", count: max(0, width - "\(n)".count)) + "\(n)") }
  mutating func appendInterpolation(if test: Bool, _ text: String) { if test { appendLiteral(text) } }
}
func probe() -> String {
  let none: Int? = nil
  return "\(cents: 1205) \(cents: 90) \(none, or: "n/a") \(Optional(4), or: "x") \(7, pad: 3) [\(if: 1 > 2, "no")\(if: true, "yes")]"
}

// MARK: an interpolation overload for an own type beats its description
// swiftc: 5c [description] description description description
struct Money: CustomStringConvertible { let cents: Int; var description: String { "description" } }
extension DefaultStringInterpolation { mutating func appendInterpolation(_ money: Money) { appendLiteral("\(money.cents)c") } }
func generic<T>(_ value: T) -> String { "\(value)" }
func probe() -> String {
  let money = Money(cents: 5)
  return "\(money) \([money]) \(generic(money)) \(money as Any) \(money.description)"
}

// MARK: an own type is built by an interpolation of its own
// swiftc: get boats where id=? or ? ["n3", "4", "5"] x
struct Query: ExpressibleByStringInterpolation {
  var sql = ""
  var values: [String] = []
  init(stringLiteral value: String) { sql = value }
  init(stringInterpolation parts: Parts) { sql = parts.sql; values = parts.values }
  struct Parts: StringInterpolationProtocol {
    var sql = "", values: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) { values.append("n\(interpolationCount)") }
    mutating func appendLiteral(_ text: String) { sql += text }
    mutating func appendInterpolation(_ n: Int) { sql += "?"; values.append("\(n)") }
    mutating func appendInterpolation(raw text: String) { sql += text } } }
func probe() -> String { let q: Query = "get \(raw: "boats") where id=\(4) or \(5)"; return q.sql + " \(q.values) " + ("x" as Query).sql }

// MARK: nested quotes and calls inside an interpolation
// swiftc: 3 o2 <ida>,<uno> 8 in 2
func probe() -> String {
  let names = ["ida": 3, "uno": 1]
  let open = true
  let first = "\(names["ida"]!) \(open ? "o\(1 + 1)" : "closed")"
  return first + " \(names.keys.sorted().map { "<\($0)>" }.joined(separator: ",")) \({ (n: Int) in n * 2 }(4)) \("""
    in \(names.count)
    """)"
}

// MARK: LosslessStringConvertible round trips through generic code
// swiftc: 3.14 true true true true 3
struct Version: LosslessStringConvertible, Equatable { var major: Int, minor: Int; var description: String { "\(major).\(minor)" }
  init?(_ text: String) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    (major, minor) = (parts[0], parts[1])
  }
}
func trip<T: LosslessStringConvertible & Equatable>(_ value: T) -> Bool { T(String(value)) == value }
func probe() -> String {
  "\(Version("3.14")!) \(Version("x") == nil) \(trip(Version("1.2")!)) \(trip(2.5)) \(trip(Character("a"))) \(String(Version("0.9")!).count)"
}

// MARK: printing into own output streams
// swiftc: 1-a-2.0;[1] nil| x+ +3+| leaf
struct Sink: TextOutputStream { var parts: [String] = []; mutating func write(_ text: String) { if !text.isEmpty { parts.append(text) } } }
struct Leaf: TextOutputStreamable { func write<T: TextOutputStream>(to target: inout T) { target.write("le"); target.write("af") } }
func probe() -> String {
  var text = "", sink = Sink()
  print(1, "a", 2.0, separator: "-", terminator: ";", to: &text)
  print([1], nil as Int? as Any, to: &text)
  print("x", 3, to: &sink)
  return "\(text.replacingOccurrences(of: "\n", with: "|")) \(sink.parts.joined(separator: "+").replacingOccurrences(of: "\n", with: "|")) \(Leaf())"
}

// MARK: raw representable types print their wrapper
// swiftc: Sku(rawValue: "a1") dry wet [probe.Kind.dry: 1] one Optional(probe.Bare.one) true
struct Sku: RawRepresentable, Hashable { let rawValue: String }
enum Kind: String { case dry = "DRY", wet }
enum Bare: Int { case one = 1 }
func probe() -> String {
  "\(Sku(rawValue: "a1")) \(Kind.dry) \(Kind.wet.rawValue) \([Kind.dry: 1])"
    + " \(Bare.one) \(Bare(rawValue: 1) as Any) \(Sku(rawValue: "a") == Sku(rawValue: "a"))"
}
