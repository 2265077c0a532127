// swift-format-ignore-file

// MARK: integer raw values count on from the last given one
// swiftc: [0, 5, 6, 7] high true Optional(5)
enum Level: Int, CaseIterable { case low, mid = 5, high, top }
func probe() -> String {
  let all = Level.allCases.map(\.rawValue)
  return "\(all) \(Level(rawValue: 6)!) \(Level(rawValue: 1) == nil) \(Level(rawValue: 5)?.rawValue as Any)"
}

// MARK: string raw values default to the case names
// swiftc: ["green", "assam", "mint"] ["green", "-", "black"] black 4
enum Tea: String, CaseIterable { case green, black = "assam", mint }
func probe() -> String {
  let known = ["green", "black", "assam"].map { Tea(rawValue: $0) }
  return "\(Tea.allCases.map(\.rawValue)) \(known.map { $0.map { "\($0)" } ?? "-" }) \(Tea.black) \(Tea.mint.rawValue.count)"
}

// MARK: payloads with and without labels
// swiftc: [tap3 edge9 none k [] idle]
enum Event { case tap(x: Int, y: Int), type(String), batch([Event]), idle }
func text(_ event: Event) -> String {
  switch event {
  case .tap(let x, y: 0): return "edge\(x)"
  case let .tap(x, y): return "tap\(x + y)"
  case .type(let key) where key.isEmpty: return "none"
  case .type(let key): return key
  case .batch(let events): return "[" + events.map(text).joined(separator: " ") + "]"
  case .idle: return "idle"
  }
}
func probe() -> String { text(.batch([.tap(x: 1, y: 2), .tap(x: 9, y: 0), .type(""), .type("k"), .batch([]), .idle])) }

// MARK: an indirect enum evaluates an expression tree
// swiftc: -13 7 negate(probe.Sum.number(1))
indirect enum Sum { case number(Int), add(Sum, Sum), times(Sum, Sum), negate(Sum)
  var value: Int {
    switch self {
    case .number(let n): n
    case .add(let a, let b): a.value + b.value
    case .times(let a, .number(1)): a.value
    case .times(let a, let b): a.value * b.value
    case .negate(let s): -s.value
    }
  }
}
func probe() -> String {
  let sum = Sum.add(.number(2), .times(.negate(.number(3)), .add(.number(1), .number(4))))
  return "\(sum.value) \(Sum.times(.number(7), .number(1)).value) \(Sum.negate(.number(1)))"
}

// MARK: a mutating method moves an enum to its next state
// swiftc: ["green", "amber", "red", "green"] red
enum Signal: CaseIterable {
  case red, green, amber
  mutating func next() {
    let all = Self.allCases
    self = all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
func probe() -> String {
  var signal = Signal.red
  let old = signal
  var seen: [String] = []
  for _ in 0..<4 { signal.next(); seen.append("\(signal)") }
  return "\(seen) \(old)"
}

// MARK: a case with a payload is a function
// swiftc: [probe.Block.text("a"), probe.Block.text("b")] image(name: "p", scale: 3) true image(name: "x", scale: 1)
enum Block: Equatable { case text(String), image(name: String, scale: Int = 1), rule }
func probe() -> String {
  let blocks = ["a", "b"].map(Block.text)
  let make = Block.image(name:scale:)
  let short = Block.image(name: "x")
  return "\(blocks) \(make("p", 3)) \(short == make("x", 1)) \(short)"
}

// MARK: equality of payloads compares case and values
// swiftc: 4 false true true false
enum Cell: Hashable { case empty, value(Int), pair(Int, String) }
func probe() -> String {
  let cells: Set<Cell> = [.empty, .value(1), .value(1), .pair(1, "a"), .pair(1, "b"), .empty]
  return "\(cells.count) \(Cell.value(1) == .value(2)) \(cells.contains(.pair(1, "b")))"
    + " \(Cell.pair(2, "x") == .pair(2, "x")) \([Cell.empty] == [.value(0)])"
}

// MARK: synthesized comparison follows the order of the cases
// swiftc: [probe.Prio.low, probe.Prio.custom(2), probe.Prio.custom(5), probe.Prio.high] true true high true
enum Prio: Comparable { case low, custom(Int), high }
func probe() -> String {
  let list: [Prio] = [.high, .custom(5), .low, .custom(2)]
  return "\(list.sorted()) \(Prio.low < .custom(-9)) \(Prio.custom(99) < .high) \(list.max()!) \(Prio.high <= .high)"
}

// MARK: static members of an enum are reachable by a leading dot
// swiftc: km metre scaled(3.0) metre km
enum Unit: Equatable {
  case metre, scaled(Double)
  static let kilometre = Unit.scaled(1000)
  static func custom(_ n: Int) -> Unit { n == 1 ? .metre : .scaled(Double(n)) }
  static var fallback: Self { .metre }
}
func show(_ unit: Unit = .kilometre) -> String { unit == .kilometre ? "km" : "\(unit)" }
func probe() -> String { [show(), show(.custom(1)), show(.custom(3)), show(.fallback), show(.scaled(1000))].joined(separator: " ") }

// MARK: an enum without cases holds names only
// swiftc: 2 -3 0
enum Limits { static let max = 3; enum Inner { static var used = 1 }; static func left() -> Int { max - Inner.used } }
func probe() -> String {
  let before = Limits.left()
  Limits.Inner.used += 5
  return "\(before) \(Limits.left()) \(MemoryLayout<Limits>.size)"
}

// MARK: an own initializer of an enum assigns self
// swiftc: ["calm", "breezy", "breezy", "storm"] storm nil
enum Band: String {
  case calm, breezy, storm
  init(knots: Int) {
    switch knots {
    case ..<8: self = .calm
    case 8..<30: self = .breezy
    default: self = .storm
    }
  }
  init?(code: Character) {
    guard let found = [Band.calm, .breezy, .storm].first(where: { $0.rawValue.first == code }) else { return nil }
    self = found
  }
}
func probe() -> String { "\([0, 8, 29, 30].map { Band(knots: $0).rawValue }) \(Band(code: "s")!) \(Band(code: "x") as Any)" }

// MARK: properties and methods computed by self
// swiftc: 35 16 [probe.Coin.penny, probe.Coin.nickel] true
enum Coin: Int, CaseIterable {
  case penny = 1, nickel = 5, dime = 10
  var isSmall: Bool { self != .dime }
  static func * (count: Int, coin: Coin) -> Int { count * coin.rawValue }
  static var total: Int { allCases.reduce(0) { $0 + $1.rawValue } }
}
func probe() -> String {
  "\(3 * Coin.nickel + 2 * .dime) \(Coin.total) \(Coin.allCases.filter(\.isSmall)) \(Coin.dime.hashValue == Coin.dime.hashValue)"
}

// MARK: a raw type of an own literal type
// swiftc: ["00F", "FE8"] true true
struct Rgb: ExpressibleByStringLiteral, Equatable { var hex: String; init(stringLiteral value: String) { hex = value.uppercased() } }
enum Paint: Rgb, CaseIterable { case sea = "00f", sand = "fe8" }
func probe() -> String { "\(Paint.allCases.map(\.rawValue.hex)) \(Paint(rawValue: "00F") == .sea) \(Paint(rawValue: "fff") == nil)" }

// MARK: changing a payload writes the whole value
// swiftc: stopped running(seconds: 16)
enum Timer3 { case stopped, running(seconds: Int)
  mutating func tick(_ n: Int = 1) {
    guard case .running(var seconds) = self else { return }
    seconds += n
    self = .running(seconds: seconds)
  }
}
func probe() -> String {
  var timer = Timer3.stopped
  timer.tick()
  let still = timer
  timer = .running(seconds: 5)
  timer.tick(); timer.tick(10)
  return "\(still) \(timer)"
}

// MARK: an own CaseIterable lists payload cases
// swiftc: [probe.Table.bar, probe.Table.booth(1), probe.Table.booth(2)] bar booth(1)
enum Table: CaseIterable, Hashable {
  case bar, booth(Int)
  static var allCases: [Table] { [.bar] + (1...2).map(booth) }
  var next: Table { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
}
func probe() -> String { "\(Table.allCases) \(Table.booth(2).next) \(Table.bar.next)" }

// MARK: optional enum patterns prefer the wrapped case
// swiftc: no choice, choice 4, both, missing
enum Choice { case none, some(Int), both }
func name(_ choice: Choice?) -> String {
  switch choice {
  case .some(.none): return "no choice"
  case .some(.some(let n)): return "choice \(n)"
  case .both?: return "both"
  case nil: return "missing"
  }
}
func probe() -> String { [name(Choice.none), name(.some(.some(4))), name(.both), name(nil)].joined(separator: ", ") }

// MARK: a generic enum carries a failure or a value
// swiftc: [probe.Load<Swift.String>.waiting, probe.Load<Swift.String>.done("v4"), probe.Load<Swift.String>.failed("net")] done(1)
enum Load<Value> {
  case waiting, done(Value), failed(String)
  func map<T>(_ change: (Value) -> T) -> Load<T> {
    switch self {
    case .waiting: return .waiting
    case .done(let value): return .done(change(value))
    case .failed(let why): return .failed(why)
    }
  }
}
func probe() -> String {
  let loads: [Load<Int>] = [.waiting, .done(4), .failed("net")]
  return "\(loads.map { $0.map { "v\($0)" } }) \(loads[1].map(\.description.count))"
}

// MARK: a recursive enum as a linked list
// swiftc: ["a", "b", "c"] [] stop("x", then: probe.Route.end)
enum Route { case end; indirect case stop(String, then: Route)
  init(_ names: [String]) { self = names.reversed().reduce(.end) { .stop($1, then: $0) } }
  var names: [String] {
    var rest = self, all: [String] = []
    while case let .stop(name, then) = rest { all.append(name); rest = then }
    return all
  }
}
func probe() -> String { "\(Route(["a", "b", "c"]).names) \(Route([]).names) \(Route(["x"]))" }

// MARK: an enum conforms to a protocol by payload
// swiftc: <175> [<0>, <2>]
protocol Priced { var cents: Int { get } }
enum Item: Priced, CustomStringConvertible {
  case fixed(Int), deal([Priced]), free
  var cents: Int {
    if case .fixed(let n) = self { return n }
    if case .deal(let parts) = self { return parts.map(\.cents).reduce(0, +) / 2 }
    return 0
  }
  var description: String { "<\(cents)>" }
}
func probe() -> String { "\(Item.deal([Item.fixed(300), Item.free, Item.deal([Item.fixed(100)])])) \([Item.free, .fixed(2)])" }

// MARK: option sets combine by bits
// swiftc: 3 false true 4 true true
struct Toppings: OptionSet {
  let rawValue: Int
  static let nuts = Toppings(rawValue: 1), figs = Toppings(rawValue: 2), oats: Toppings = .init(rawValue: 1 << 2)
  static let all: Toppings = [.nuts, .figs, .oats]
}
func probe() -> String {
  var cup: Toppings = [.nuts, .oats]
  let inserted = cup.insert(.nuts).inserted
  cup.remove(.oats)
  cup.formUnion(.figs)
  return "\(cup.rawValue) \(inserted) \(cup.contains([.nuts, .figs]))"
    + " \(Toppings.all.subtracting(cup).rawValue) \(Toppings([]).isEmpty) \(cup == [.figs, .nuts])"
}
