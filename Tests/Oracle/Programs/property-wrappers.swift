// swift-format-ignore-file

// MARK: a wrapper clamps the first and every later value
// swiftc: 250 0 3
@propertyWrapper struct Clamped {
  private var stored: Int
  private let range: ClosedRange<Int>
  var wrappedValue: Int { get { stored } set { stored = min(max(newValue, range.lowerBound), range.upperBound) } }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; stored = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
struct Oven { @Clamped(0...250) var heat = 900; @Clamped(1...3) var trays = 2 }
func probe() -> String {
  var oven = Oven()
  let first = oven.heat
  oven.heat -= 300
  oven.trays += 5
  return "\(first) \(oven.heat) \(oven.trays)"
}

// MARK: the projected value is reached by a dollar sign
// swiftc: ab [5] 1 2 3
@propertyWrapper struct Tracked<Value> {
  var wrappedValue: Value { didSet { projectedValue += 1 } }
  private(set) var projectedValue = 0
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Draft { @Tracked var title = "a"; @Tracked var pages: [Int] = []; var edits: Int { $title + $pages } }
func probe() -> String {
  var draft = Draft()
  draft.title += "b"
  draft.pages.append(1)
  draft.pages[0] = 5
  return "\(draft.title) \(draft.pages) \(draft.$title) \(draft.$pages) \(draft.edits)"
}

// MARK: a projection can be the wrapper itself with methods
// swiftc: ["empty"] none ["empty"] 0
@propertyWrapper struct Checked {
  var wrappedValue: String
  var projectedValue: Self { get { self } set { self = newValue } }
  var errors: [String] { wrappedValue.isEmpty ? ["empty"] : [] }
  mutating func fix() { if wrappedValue.isEmpty { wrappedValue = "none" } }
}
struct Form { @Checked var name = ""; @Checked var city = "Ulm" }
func probe() -> String {
  var form = Form()
  let before = form.$name.errors + form.$city.errors
  form.$name.fix()
  form.$city = Checked(wrappedValue: "")
  return "\(before) \(form.name) \(form.$city.errors) \(form.$name.errors.count)"
}

// MARK: composed wrappers nest from the outside in
// swiftc: [ida] [uno] 1
@propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
@propertyWrapper struct Logged<Value> {
  var wrappedValue: Value { didSet { projectedValue.append("\(wrappedValue)") } }
  var projectedValue: [String] = []
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue } }
struct Card { @Logged @Trimmed var name = "  ida " }
func probe() -> String {
  var card = Card()
  let first = card.name
  card.name = " uno  "
  return "[\(first)] [\(card.name)] \(card.$name.count)"
}

// MARK: a wrapper on a local variable
// swiftc: 6 48
@propertyWrapper struct Doubling {
  private var half: Int
  var wrappedValue: Int { get { half * 2 } set { half = newValue } }
  init(wrappedValue: Int) { half = wrappedValue }
}
func probe() -> String {
  @Doubling var laps = 3
  let first = laps
  laps += 1
  let add = { laps += 10 }
  add()
  return "\(first) \(laps)"
}

// MARK: a wrapper on a parameter changes what the body sees
// swiftc: ["green tea"] 3
@propertyWrapper struct Lowercased { let wrappedValue: String; let original: String; var projectedValue: Int { original.count }
  init(wrappedValue: String) { original = wrappedValue; self.wrappedValue = wrappedValue.lowercased() } }
func search(@Lowercased _ query: String, in list: [String]) -> String { "\(list.filter { $0.contains(query) }) \($query)" }
func probe() -> String { search("TEA", in: ["green tea", "TEA", "milk"]) }

// MARK: a wrapper with an initializer from a projected value
// swiftc: rank 20, rank 21
@propertyWrapper struct Ranked { var wrappedValue: Int; var projectedValue: Ranked { self }
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 10 }
  init(projectedValue: Ranked) { self.wrappedValue = projectedValue.wrappedValue + 1 } }
func show(@Ranked rank: Int) -> String { "rank \(rank)" }
func probe() -> String { [show(rank: 2), show($rank: Ranked(wrappedValue: 2))].joined(separator: ", ") }

// MARK: a wrapper without an initial value gets one in the initializer
// swiftc: 70 7 n 2
@propertyWrapper struct Positive {
  var wrappedValue: Int { didSet { wrappedValue = abs(wrappedValue) } }
  init(wrappedValue: Int) { self.wrappedValue = abs(wrappedValue) }
}
struct Depth { @Positive var metres: Int; let name: String; init(_ n: Int) { name = "d\(n)"; metres = n; metres -= 100 } }
struct Plain { @Positive var cents: Int; var note = "n" }
func probe() -> String {
  let plain = Plain(cents: -7)
  return "\(Depth(-30).metres) \(plain.cents) \(plain.note) \(Plain(cents: 2, note: "x").cents)"
}

// MARK: the memberwise initializer takes the wrapper when it has no plain initializer
// swiftc: 8 18 4
@propertyWrapper struct Box { var wrappedValue: Int { count * 2 }; var count: Int; init(count: Int) { self.count = count } }
struct Order { @Box var cups: Int; @Box(count: 9) var plates: Int }
func probe() -> String {
  let order = Order(cups: Box(count: 4))
  return "\(order.cups) \(order.plates) \(Order(cups: .init(count: 1), plates: Box(count: 2)).plates)"
}

// MARK: a static wrapped property is shared
// swiftc: none ida 5 2
final class Defaults { static var values: [String: Any] = [:] }
@propertyWrapper struct Stored<Value> {
  let key: String
  let fallback: Value
  init(wrappedValue: Value, _ key: String) { self.key = key; fallback = wrappedValue }
  var wrappedValue: Value { get { Defaults.values[key] as? Value ?? fallback } nonmutating set { Defaults.values[key] = newValue } }
}
enum Settings { @Stored("volume") static var volume = 5; @Stored("name") static var name = "none" }
func probe() -> String {
  Settings.volume += 2
  let before = Settings.name
  Defaults.values["name"] = "ida"
  Defaults.values["volume"] = "wrong type"
  return "\(before) \(Settings.name) \(Settings.volume) \(Defaults.values.count)"
}

// MARK: a class wrapper is shared by copies of the struct
// swiftc: 6 6 0 3 0 true false
@propertyWrapper final class Shared<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Shared { self }
}
struct Screen { @Shared var count = 0; var local = 0 }
func probe() -> String {
  let a = Screen()
  var b = a
  b.count += 3
  b.local += 3
  a.count *= 2
  let c = Screen()
  return "\(a.count) \(b.count) \(a.local) \(b.local) \(c.count) \(a.$count === b.$count) \(a.$count === c.$count)"
}

// MARK: a wrapped property in a class with observers
// swiftc: 3.0 ["will 10.0", "8.0>5.0", "will 6.0", "5.0>3.0"]
@propertyWrapper struct Half {
  private var n: Double
  var wrappedValue: Double { get { n } set { n = newValue / 2 } }
  init(wrappedValue: Double) { n = wrappedValue }
}
final class Tank {
  var log: [String] = []
  @Half var level = 8 { willSet { log.append("will \(newValue)") } didSet { log.append("\(oldValue)>\(level)") } }
}
func probe() -> String {
  let tank = Tank()
  tank.level = 10
  tank.level += 1
  return "\(tank.level) \(tank.log)"
}

// MARK: a lazy wrapper computes its value on the first read
// swiftc: 0 200 5 1
@propertyWrapper enum Late<Value> { case waiting(() -> Value), ready(Value)
  init(wrappedValue: @autoclosure @escaping () -> Value) { self = .waiting(wrappedValue) }
  var wrappedValue: Value {
    mutating get { if case .waiting(let make) = self { self = .ready(make()) }; guard case .ready(let v) = self else { fatalError() }; return v }
    set { self = .ready(newValue) }
  }
}
var made = 0
func make() -> Int { made += 1; return made * 100 }
struct Chart { @Late var total = make(); @Late var other = make() }
func probe() -> String {
  var chart = Chart()
  let before = made
  chart.other = 5
  return "\(before) \(chart.total + chart.total) \(chart.other) \(made)"
}

// MARK: the underscore name is the wrapper itself
// swiftc: ab 1
@propertyWrapper struct History<Value> { private(set) var old: [Value] = []; var wrappedValue: Value { willSet { old.append(wrappedValue) } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  mutating func undo() { if let last = old.popLast() { let rest = old; wrappedValue = last; old = rest } } }
struct Editor { @History var text = "a"; mutating func undo() { _text.undo() }; var depth: Int { _text.old.count } }
func probe() -> String {
  var editor = Editor()
  for letter in "bcd" { editor.text.append(letter) }
  editor.undo(); editor.undo()
  return "\(editor.text) \(editor.depth)"
}

// MARK: a dynamic projection feeds a binding of one field
// swiftc: 42 ["x", "y"] 42
@dynamicMemberLookup struct Handle<Value> { let get: () -> Value; let set: (Value) -> Void
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> Handle<T> {
    Handle<T>(get: { get()[keyPath: path] }, set: { var v = get(); v[keyPath: path] = $0; set(v) })
  }
}
@propertyWrapper final class Source<Value> { var wrappedValue: Value; init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Handle<Value> { Handle(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) } }
struct Trip { var stops = ["a"]; var km = 1 }
struct Model { @Source var trip = Trip() }
func probe() -> String {
  let model = Model()
  let km = model.$trip.km
  km.set(km.get() + 41)
  model.$trip.stops.set(["x", "y"])
  return "\(model.trip.km) \(model.trip.stops) \(km.get())"
}

// MARK: an optional wrapped property starts with nil
// swiftc: nil ["t1", "t1", "-"] t1 3
@propertyWrapper struct Expiring<Value> {
  var wrappedValue: Value? { didSet { reads = 0 } }
  var reads = 0
  init(wrappedValue: Value? = nil) { self.wrappedValue = wrappedValue }
  var projectedValue: Value? { mutating get { reads += 1; return reads > 2 ? nil : wrappedValue } } }
struct Session { @Expiring<String> var token; @Expiring var user = "ann" }
func probe() -> String {
  var session = Session()
  let start = session.token
  session.token = "t1"
  let reads = (0..<3).map { _ in session.$token ?? "-" }
  return "\(start as Any) \(reads) \(session.token!) \(session.user!.count)"
}

// MARK: equality and hashing of a struct use the wrappers
// swiftc: true 2 pq
@propertyWrapper struct Ignored<Value>: Hashable {
  var wrappedValue: Value
  static func == (a: Self, b: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
struct Row: Hashable { let id: Int; @Ignored var cached = "x" }
func probe() -> String {
  var a = Row(id: 1), b = Row(id: 1)
  a.cached = "p"
  b.cached = "q"
  return "\(a == b) \(Set([a, b, Row(id: 2)]).count) \(a.cached)\(b.cached)"
}

// MARK: wrapper arguments are evaluated in the order of declaration
// swiftc: 6 20 a-value a-factor init b c-value c-factor init
var order: [String] = []
func note<T>(_ name: String, _ value: T) -> T { order.append(name); return value }
@propertyWrapper struct Scaled {
  var base: Int
  let factor: Int
  init(wrappedValue: Int, by factor: Int) { base = wrappedValue; self.factor = factor; order.append("init") }
  var wrappedValue: Int { get { base * factor } set { base = newValue } } }
struct Sheet {
  @Scaled(by: note("a-factor", 2)) var a = note("a-value", 3)
  var b = note("b", 1)
  @Scaled(by: note("c-factor", 5)) var c = note("c-value", 4)
}
func probe() -> String {
  let sheet = Sheet()
  return "\(sheet.a) \(sheet.c) " + order.joined(separator: " ")
}
