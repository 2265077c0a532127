// swift-format-ignore-file
// Implicit members of what only a protocol is said of, literals that are made by hand, closures in closures.

// MARK: the first of two implicit members decides what the other is looked up in
// swiftc: Paint.pale Mark<Paint> Rank.main Paint.main Paint.main Mark<Paint> Rank.second Paint.pale
protocol Shade { var name: String { get } }
struct Paint: Shade {
  var name: String
  static let pale = Paint(name: "Paint.pale")
  static let main = Paint(name: "Paint.main")
}
struct Rank: Shade {
  var name: String
  static let main = Rank(name: "Rank.main")
  static let second = Rank(name: "Rank.second")
}
extension Shade where Self == Paint { static var pale: Paint { Paint.pale } }
extension Shade where Self == Rank {
  static var main: Rank { Rank.main }
  static var second: Rank { Rank.second }
}
struct Mark<S: Shade> {
  var shade: S
  func wide(_ width: Int) -> Mark<S> { self }
}
protocol Drawn {}
struct Picture: Drawn {}
extension Drawn { func shaded<S: Shade>(_ shade: S) -> Mark<S> { Mark(shade: shade) } }
func shades(_ isOn: Bool) -> [String] {
  [
    Picture().shaded(isOn ? .pale : .main).shade.name,
    "\(type(of: Picture().shaded(isOn ? .pale : .main).wide(10)))",
    Picture().shaded(isOn ? .main : .second).shade.name,
    Picture().shaded(isOn ? .main : Paint.pale).wide(2).shade.name,
  ]
}
func probe() -> String { (shades(true) + shades(false)).joined(separator: " ") }

// MARK: a value made of another type's literal
// swiftc: 7 200 2.0 true true [7, 8]
struct Tagged<Tag, Raw> { var raw: Raw }
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Raw.IntegerLiteralType) { self.init(raw: Raw(integerLiteral: value)) }
}
extension Tagged: ExpressibleByBooleanLiteral where Raw: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Raw.BooleanLiteralType) { self.init(raw: Raw(booleanLiteral: value)) }
}
extension Tagged: Equatable where Raw: Equatable {}
func probe() -> String {
  let whole: Tagged<Void, Int> = 7
  let small: Tagged<String, UInt8> = 200
  let wide: Tagged<Void, Double> = 2
  let flag: Tagged<Int, Bool> = true
  return "\(whole.raw) \(small.raw) \(wide.raw) \(flag.raw) \(whole == 7) \([whole, 8].map(\.raw))"
}

// MARK: a closure inside a closure changes what the outer one was given to change
// swiftc: 6 [1, 3] ["11", "23", "35", "43"] 8
struct Haul: Equatable {
  var sizes: [Int] = []
  mutating func take(_ size: Int) { sizes.append(size) }
}
func bump(_ change: (inout Int) -> Void) -> Int {
  var value = 1
  change(&value)
  return value
}
func probe() -> String {
  let rows = [[1, 2], [3]]
  let sum = rows.reduce(into: 0) { sum, row in row.forEach { sum += $0 } }
  let haul = rows.reduce(into: Haul()) { haul, row in row.prefix(1).forEach { size in haul.take(size) } }
  let named = rows.reduce(into: [String: Int]()) { table, row in
    row.forEach { size in [0, 1].forEach { table["\(size + $0)", default: 0] += size } }
  }
  let kept = bump { value in
    [1, 2].forEach { value += $0 }
    value *= [value, 1].map { $0 + value }.count
  }
  return "\(sum) \(haul.sizes) \(named.sorted { $0.key < $1.key }.map { "\($0)\($1)" }) \(kept)"
}

// MARK: a struct whose properties have values by their wrappers is made of nothing, too
// swiftc: kept 3 4 kept 3 4 kept 3 4
@propertyWrapper struct Kept {
  let key: Int
  var wrappedValue: String { "kept \(key)" }
  init(_ key: Int) { self.key = key }
}
struct Pier {
  @Kept(3) private var name
  var length = 4
  func said() -> String { "\(name) \(length)" }
}
func made(_ make: () -> Pier) -> String { make().said() }
func probe() -> String { "\(made(Pier.init)) \(Pier().said()) \(made { Pier() })" }

// MARK: a default doesn't say what a type parameter is that is required to be another type
// swiftc: ["red", "green"] 2
struct Cloud<Element, ID> where Element: Identifiable, ID == Element.ID {
  let all: [Element]
  let path: KeyPath<Element, ID>
  init<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Element, ID> = \Element.id)
  where Data.Element == Element {
    all = .init(data)
    path = id
  }
  func ids() -> [ID] { all.map { $0[keyPath: path] } }
}
struct Mark: Identifiable { var id: String }
func probe() -> String {
  let marks = [Mark(id: "red"), Mark(id: "green")]
  return "\(Cloud(marks).ids()) \(Cloud(marks[...], id: \.id).ids().count)"
}

// MARK: a closure without parameters stands for one of an empty tuple
// swiftc: 3 4 6
enum Berth<Value> {
  case taken(Value)
  func read(_ body: (Value) -> Int) -> Int {
    switch self {
    case .taken(let value): body(value)
    }
  }
}
func held<Value>(_ value: Value, _ body: (Value) -> Int) -> Int { body(value) }
func probe() -> String { "\(held((), { 3 })) \(Berth.taken(()).read { 4 }) \(held(5) { $0 + 1 })" }

// MARK: sums of products of literals and variables need no step for each way to read the literals
// swiftc: 93784.0 1563 4.375 false true
extension Double {
  init(days: Double = 0, hours: Double = 0, minutes: Double = 0, seconds: Double = 0) {
    self = (24 * 60 * 60 * days) + (60 * 60 * hours) + (60 * minutes) + seconds
  }
}
func minutes(_ days: Int, _ hours: Int, _ rest: Int) -> Int { 24 * 60 * days + 60 * hours + rest }
func area(_ width: Float, _ height: Float) -> Float {
  let whole = 2 * 3 * width + 2 * (3 * height) - 1 / 2 * width
  return whole / (2 * 4)
}
func isLate(_ hour: Double) -> Bool { 60 * 60 * hour >= 12 * 60 * 60 + 30 * hour }
func probe() -> String {
  "\(Double(days: 1, hours: 2, minutes: 3, seconds: 4)) \(minutes(1, 2, 3)) \(area(2, 4)) \(isLate(12)) \(isLate(13))"
}

// MARK: a branch that never ends has no value
// swiftc: low high 3 7 1.5 0.0
enum Kind: CaseIterable { case low, high, other }
struct Level {
  var kind: Kind
  var name: String {
    switch kind {
    case .low: "low"
    case .high: "high"
    default: fatalError()
    }
  }
  var depth: Int {
    if kind == .low { 3 } else if kind == .high { 7 } else { preconditionFailure("no depth") }
  }
  func read() throws -> Double {
    switch kind {
    case .low: 1.5
    default: throw CancellationError()
    }
  }
}
func probe() -> String {
  let low = Level(kind: .low), high = Level(kind: .high)
  return "\(low.name) \(high.name) \(low.depth) \(high.depth) \((try? low.read()) ?? 0) \((try? high.read()) ?? 0)"
}

// MARK: a list handed to one of several that take lists of any P
// swiftc: Sound: ["buoy"] 1:9 ["buoy"] Bay: ["buoy", "beacon"] 1:0 ["beacon"] 1 at 4.0 1 at quay
protocol Mark { var name: String { get } }
struct Buoy: Mark { var name = "buoy" }
struct Beacon: Mark { var name = "beacon" }
final class Chart {
  let words: String
  init(marks: [any Mark] = [], title: String) { words = "\(title): \(marks.map(\.name))" }
  init(marks: [any Mark] = [], scale: Int? = nil) { words = "1:\(scale ?? 0) \(marks.map(\.name))" }
  func add(_ marks: [any Mark], at depth: Double) -> String { "\(marks.count) at \(depth)" }
  func add(_ marks: [any Mark], at place: String) -> String { "\(marks.count) at \(place)" }
}
func probe() -> String {
  let one = Chart(marks: [Buoy()], title: "Sound"), two = Chart(marks: [Buoy()], scale: 9)
  let three = Chart(marks: [Buoy(), Beacon()], title: "Bay"), four = Chart(marks: [Beacon()])
  return "\(one.words) \(two.words) \(three.words) \(four.words) \(one.add([Buoy()], at: 4)) \(two.add([Beacon()], at: "quay"))"
}

// MARK: a type parameter of the name of an associated type, and what its members say of that
// swiftc: 3 4 0
protocol Setting { associatedtype Value; static var standard: Value { get } }
struct Optionally<Value>: Setting { static var standard: Value? { nil } }
class Inherited<Value>: Setting { class var standard: Value? { nil } }
final class Depths: Inherited<Int> {}
struct Listed<Value>: Setting { static var standard: [Value] { [] } }
struct Store { subscript<S: Setting>(_ setting: S.Type) -> S.Value { S.standard } }
func probe() -> String {
  let store = Store()
  let depth: Int? = store[Optionally<Int>.self]
  return "\(depth ?? 3) \(store[Depths.self] ?? 4) \(store[Listed<Bool>.self].count)"
}

// MARK: a value of any P whose P has a superclass is one of that class
// swiftc: 4 4 4 2 4
class Vessel { var length = 4 }
protocol Moored: Vessel { var berth: String { get } }
protocol Charted: Moored {}
final class Gull: Vessel, Charted { let berth = "north" }
func measure(_ vessel: Vessel?) -> Int { vessel?.length ?? 0 }
func probe() -> String {
  let moored: any Moored = Gull()
  let perhaps: Charted? = Gull()
  let plain: Vessel = moored
  let all: [Vessel] = [moored, Gull()]
  return "\(measure(moored)) \(measure(perhaps)) \(plain.length) \(all.count) \((moored as Vessel).length)"
}

// MARK: a closure of typed parameters for the parts of a pair
// swiftc: ["0 gull", "1 tern"] ["gull1", "tern2"] ["a1", "b2"]
func probe() -> String {
  let names = ["gull", "tern"]
  let lines = names.enumerated().map { (index: Int, name: String) in "\(index) \(name)" }
  let pairs = zip(names, [1, 2]).map { (name: String, count: Int) -> String in "\(name)\(count)" }
  let sorted = ["b": 2, "a": 1].sorted { $0.key < $1.key }.map { (key: String, value: Int) in key + String(value) }
  return "\(lines) \(pairs) \(sorted)"
}

// MARK: a closure that is called at once, of one switch whose branches return
// swiftc: 21 3 31 [1, 20]
struct Face {
  var size: Int
  static func plain(_ size: Int) -> Face { Face(size: size) }
  static func bold(_ size: Int) -> Face { Face(size: size * 10) }
}
func scaled(face: Face) -> Face { Face(size: face.size + 1) }
func face(isBold: Bool) -> Face {
  return scaled(face: {
    switch isBold {
    case true: return .bold(2)
    case false: return .plain(2)
    }
  }())
}
func other(isBold: Bool) -> Face { scaled(face: { if isBold { return .bold(3) } else { return .plain(3) } }()) }
func probe() -> String {
  let sizes = [1, 2].map { n in
    switch n {
    case 1: return Face.plain(n).size
    default: return Face.bold(n).size
    }
  }
  return "\(face(isBold: true).size) \(face(isBold: false).size) \(other(isBold: true).size) \(sizes)"
}

// MARK: a closure that says it takes nothing, where one of an empty tuple is wanted
// swiftc: 3 a b
struct Signal<Payload> {
  var payload: Payload
  func receive(_ handler: (Payload) -> Void) { handler(payload) }
}
func given<T>(_ value: T, _ body: (T) -> String) -> String { body(value) }
func probe() -> String {
  var heard = 0
  Signal(payload: ()).receive { () in heard += 1 }
  Signal(payload: ()).receive { heard += 1 }
  Signal(payload: ()).receive { _ in heard += 1 }
  return "\(heard) \(given(()) { () in "a" }) \(given(()) { "b" })"
}

// MARK: private wrapped properties with a first value are in no memberwise initializer
// swiftc: a 1.5 b 2.5 7 c 3.0 d 1.5
@propertyWrapper struct Kept<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Made { var wrappedValue: Int; init() { wrappedValue = 7 } }
struct Berth { @Kept private var depth = 1.5; let name: String; var text: String { "\(name) \(depth)" } }
struct Mole { @Kept fileprivate var depth = 2.5; @Made private var length; let name: String
  var text: String { "\(name) \(depth) \(length)" } }
struct Open { @Kept var depth = 1.5; let name: String; var text: String { "\(name) \(depth)" } }
func probe() -> String {
  let berth: (String) -> Berth = Berth.init
  let mole: (String) -> Mole = Mole.init
  let open: (Double, String) -> Open = Open.init
  return "\(berth("a").text) \(["b"].map(Mole.init)[0].text) \(open(3, "c").text) \(Open(name: "d").text)"
}

// MARK: a dynamic member beside one that is there under a condition
// swiftc: true a ObjectIdentifier n 1 p
protocol Named {}
@dynamicMemberLookup final class Crate<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
  subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value { content[keyPath: path] }
}
extension Crate: Identifiable {}
extension Crate where Content: Named { var name: Int { 1 } }
struct Part: Named { let id: String; let name: String }
struct Plain { let name: String }
func probe() -> String {
  let crate = Crate(Part(id: "a", name: "n"))
  let last: String? = "a"
  let id: String = crate.id
  let any = crate.id
  let name: String = crate.name
  return "\(crate.id == last) \(id) \(type(of: any)) \(name) \(crate.name) \(Crate(Plain(name: "p")).name)"
}

// MARK: a local function that uses what a guard binds
// swiftc: ee none a1bc2
func twice(_ word: String) -> String {
  guard let letter = word.first else { return "none" }
  func doubled() -> String { "\(letter)\(letter)" }
  return doubled()
}
func probe() -> String {
  var all = ""
  for word in ["a", nil, "", "bc"] {
    guard let word, case let count = word.count, count > 0 else { continue }
    func note() { all += word + "\(count)" }
    note()
  }
  return "\(twice("ebb")) \(twice("")) \(all)"
}

// MARK: types by their modules inside brackets
// swiftc: 0 1 2
import Foundation
func probe() -> String {
  var links = [Swift.String: Foundation.URL]()
  links["a"] = URL(string: "x:y")
  return "\([Swift.Int]().count) \(links.count) \([Swift.Int?](repeating: nil, count: 2).count)"
}

// MARK: a function of several values where one of a tuple is wanted, of a type that is still to be found
// swiftc: 3x1a29n
protocol Source { associatedtype Output; var last: Output { get } }
struct Tide<T>: Source { let last: T }
struct Buoy {
  func hear<S: Source>(_ source: S, perform action: (S.Output) -> Void) { action(source.last) }
}
func probe() -> String {
  var all = ""
  func take(_ number: Int, name: String?) { all += "\(number)\(name ?? "")" }
  Buoy().hear(Tide(last: (3, "x" as String?)), perform: take)
  [(1, "a" as String?), (2, nil)].forEach(take)
  func once(_ body: ((Int, String?)) -> Void) { body((9, "n")) }
  once(take)
  return all
}
