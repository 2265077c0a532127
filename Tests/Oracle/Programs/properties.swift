// swift-format-ignore-file

// MARK: willSet sees the old value and didSet the new one
// swiftc: will 1>4, did 1>4, will 4>4, did 4>4
struct Tide {
  var log: [String] = []
  var height = 1 {
    willSet { log.append("will \(height)>\(newValue)") }
    didSet { log.append("did \(oldValue)>\(height)") }
  }
}
func probe() -> String {
  var tide = Tide()
  tide.height = 4
  tide.height = 4
  return tide.log.joined(separator: ", ")
}

// MARK: observers rest inside the own initializer
// swiftc: 12 ["open 12"]
final class Valve {
  static var log: [String] = []
  var open = 0 { didSet { Valve.log.append("open \(open)") } }
  init(_ n: Int) {
    open = n
    open += 1
    nudge()
  }
  func nudge() { open += 10 }
}
func probe() -> String { "\(Valve(1).open) \(Valve.log)" }

// MARK: a subclass initializer wakes inherited observers
// swiftc: 7 ["1>7", "GJ"]
class Meter { var value = 0 { didSet { log.append("\(oldValue)>\(value)") } }; init() { value = 1 } }
final class Gas: Meter { var unit = "x" { didSet { log.append(unit) } }; override init() { unit = "m3"; super.init(); value = 7; unit = "kWh" } }
var log: [String] = []
func probe() -> String {
  let gas = Gas()
  gas.unit = "GJ"
  return "\(gas.value) \(log)"
}

// MARK: didSet may set its own property without recursion
// swiftc: 10 0 2
struct Volume {
  var calls = 0
  var level = 5 {
    didSet { calls += 1; if level > 10 { level = 10 }; level = max(level, 0) }
  }
}
func probe() -> String {
  var volume = Volume()
  volume.level = 40
  let loud = volume.level
  volume.level -= 99
  return "\(loud) \(volume.level) \(volume.calls)"
}

// MARK: a change deep inside a struct wakes the outer observer
// swiftc: 131 332 332 332
struct Pier { var boats = ["a"]; var depth = Depth(); struct Depth { var metres = 1 } }
final class Model {
  var seen: [String] = []
  var pier = Pier() { didSet { seen.append("\(oldValue.depth.metres)\(pier.depth.metres)\(pier.boats.count)") } }
}
func probe() -> String {
  let model = Model()
  model.pier.depth.metres += 2
  model.pier.boats.append("b")
  model.pier.boats[0] = "c"
  model.pier.boats.sort()
  return model.seen.joined(separator: " ")
}

// MARK: an overriding observer runs around the base observer
// swiftc: sub will 3, base will, base did, sub did 0
class Base { var trace: [String] = []; var speed = 0 { willSet { trace.append("base will") } didSet { trace.append("base did") } } }
final class Fast: Base {
  override var speed: Int {
    willSet { trace.append("sub will \(newValue)") }
    didSet { trace.append("sub did \(oldValue)") }
  }
}
func probe() -> String {
  let car = Fast()
  (car as Base).speed = 3
  return car.trace.joined(separator: ", ")
}

// MARK: a lazy property is computed on first use and can be replaced
// swiftc: 6 6 1 -1 0
struct Chart {
  var points = [1, 2]
  var built = 0
  lazy var total: Int = { built += 1; return points.reduce(0, +) }()
}
func probe() -> String {
  var a = Chart()
  a.points.append(3)
  var fresh = a
  let first = a.total
  a.points.append(100)
  fresh.total = -1
  return "\(first) \(a.total) \(a.built) \(fresh.total) \(fresh.built)"
}

// MARK: copying a struct before and after its lazy value exists
// swiftc: cover of 2, cover of 8, cover of 2
struct Album { var photos = 2; lazy var cover: String = "cover of \(photos)" }
func probe() -> String {
  var a = Album()
  var before = a
  _ = a.cover
  var after = a
  (a.photos, before.photos, after.photos) = (7, 8, 9)
  return [a.cover, before.cover, after.cover].joined(separator: ", ")
}

// MARK: a lazy property with an observer and a later change
// swiftc: p5! ["p5>p5!"] ["p1>new"]
final class Page { var log: [String] = []; var n = 1; lazy var title: String = "p\(n)" { didSet { log.append("\(oldValue)>\(title)") } } }
func probe() -> String {
  let page = Page()
  page.n = 5
  page.title += "!"
  let untouched = Page()
  untouched.title = "new"
  return "\(page.title) \(page.log) \(untouched.log)"
}

// MARK: static stored properties start once on first use
// swiftc: 0 4 ["cups", "teas"]
enum Registry {
  static var starts: [String] = []
  static let teas: [String] = { starts.append("teas"); return ["mint"] }()
  static let cups: Int = { starts.append("cups"); return teas.count * 2 }()
}
func probe() -> String {
  let before = Registry.starts.count
  let cups = Registry.cups + Registry.cups
  _ = Registry.teas
  return "\(before) \(cups) \(Registry.starts)"
}

// MARK: a static property may be observed
// swiftc: light>dark>darker>light
struct Theme {
  static var history = ["light"]
  static var name = "light" { didSet { if name != oldValue { history.append(name) } } }
}
func probe() -> String {
  Theme.name = "dark"
  Theme.name = "dark"
  Theme.name += "er"
  let type = Theme.self
  type.name = "light"
  return Theme.history.joined(separator: ">")
}

// MARK: the new value of a setter and an observer may be named
// swiftc: 500 ["1-9", "1+9"]
struct Budget {
  var cents = 0
  var notes: [String] = []
  var euros: Double {
    get { Double(cents) / 100 }
    set(amount) { cents = Int(amount * 100) }
  }
  var limit = 1 { willSet(next) { notes.append("\(limit)-\(next)") } didSet(previous) { notes.append("\(previous)+\(limit)") } }
}
func probe() -> String {
  var budget = Budget()
  budget.euros = 2.5
  budget.euros *= 2
  budget.limit = 9
  return "\(budget.cents) \(budget.notes)"
}

// MARK: a local variable can be observed and computed
// swiftc: 6 12 ["1>2", "2>5", "5>6"]
func probe() -> String {
  var log: [String] = []
  var step = 1 { didSet { log.append("\(oldValue)>\(step)") } }
  var double: Int { get { step * 2 } set { step = newValue / 2 } }
  step += 1
  double = 10
  double += 2
  return "\(step) \(double) \(log)"
}

// MARK: compound assignment reads once and writes once
// swiftc: get set4 get get set16
final class Counter {
  var log: [String] = []
  private var n = 3
  var value: Int { get { log.append("get"); return n } set { log.append("set\(newValue)"); n = newValue } }
}
func probe() -> String {
  let counter = Counter()
  counter.value += 1
  counter.value = counter.value * counter.value
  return counter.log.joined(separator: " ")
}

// MARK: a didSet without the old value does not read an overridden property
// swiftc: ["set", "did"] ["get", "set", "did 1"]
class Source {
  var log: [String] = []
  private var n = 1
  var value: Int { get { log.append("get"); return n } set { log.append("set"); n = newValue } }
}
final class Quiet: Source { override var value: Int { didSet { log.append("did") } } }
final class Curious: Source { override var value: Int { didSet { log.append("did \(oldValue)") } } }
func probe() -> String {
  let quiet = Quiet(), curious = Curious()
  quiet.value = 5
  curious.value = 5
  return "\(quiet.log) \(curious.log)"
}

// MARK: stored defaults are evaluated in the order of declaration
// swiftc: sail mast before hull Vessel.init after
var order: [String] = []
func mark(_ name: String) -> String { order.append(name); return name }
class Vessel { let hull = mark("hull"); init() { order.append("Vessel.init") } }
final class Yacht: Vessel {
  let sail = mark("sail")
  var mast = mark("mast")
  override init() { order.append("before"); super.init(); order.append("after") }
}
func probe() -> String {
  _ = Yacht()
  return order.joined(separator: " ")
}

// MARK: a getter may throw
// swiftc: 8 -7 [2, 6]
struct Sensor {
  struct Broken: Error {}
  var raw: Int
  var level: Int { get throws { guard raw >= 0 else { throw Broken() }; return raw * 2 } }
}
func probe() -> String {
  let good = try? Sensor(raw: 4).level
  let bad = (try? Sensor(raw: -1).level) ?? -7
  let all = [1, -1, 3].compactMap { try? Sensor(raw: $0).level }
  return "\(good!) \(bad) \(all)"
}

// MARK: an observer may change a sibling property
// swiftc: r1 valid true valid false r2
final class Form {
  var log: [String] = []
  var name = "" { didSet { valid = name.count > 2 } }
  var valid = false { didSet { if oldValue != valid { log.append("valid \(valid)") }; if !valid { retries += 1 } } }
  var retries = 0 { didSet { log.append("r\(retries)") } }
}
func probe() -> String {
  let form = Form()
  for text in ["a", "abc", "abcd", ""] { form.name = text }
  return form.log.joined(separator: " ")
}

// MARK: a class property overridden in a subclass
// swiftc: [free][pro+free] 2 pro+free
class Plan { class var title: String { "free" }; static var count = 1; var badge: String { "[\(type(of: self).title)]" } }
final class Pro: Plan { override class var title: String { "pro+" + super.title } }
func probe() -> String {
  let plans: [Plan] = [Plan(), Pro()]
  Pro.count += 1
  return plans.map(\.badge).joined() + " \(Plan.count) \(Pro.title)"
}

// MARK: an observed optional and its chained assignment
// swiftc: nil a ab nil
struct Draft { var text: String }
final class Editor { var saves: [String] = []; var draft: Draft? { didSet { saves.append(draft?.text ?? "nil") } } }
func probe() -> String {
  let editor = Editor()
  editor.draft?.text = "lost"
  editor.draft = Draft(text: "a")
  editor.draft?.text += "b"
  let gone: Editor? = nil
  gone?.draft = nil
  editor.draft = nil
  return editor.saves.joined(separator: " ")
}
