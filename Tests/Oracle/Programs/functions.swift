// swift-format-ignore-file

// MARK: arguments are evaluated once from left to right
// swiftc: 13 ["w", "h", "d"]
func probe() -> String {
  var log: [String] = []
  func note(_ name: String, _ n: Int) -> Int { log.append(name); return n }
  func area(_ w: Int, _ h: Int, depth: Int) -> Int { w * w * h + depth }
  let result = area(note("w", 2), note("h", 3), depth: note("d", 1))
  return "\(result) \(log)"
}

// MARK: the receiver is evaluated before the arguments
// swiftc: 106 crate>fruit1>fruit2>put>fruit3
var trail: [String] = []
struct Crate { var id: Int; func put(_ a: Int, _ b: Int) -> Int { trail.append("put"); return id + a + b } }
func crate() -> Crate { trail.append("crate"); return Crate(id: 100) }
func fruit(_ n: Int) -> Int { trail.append("fruit\(n)"); return n }
func probe() -> String {
  let total = crate().put(fruit(1), fruit(2)) + fruit(3)
  return "\(total) " + trail.joined(separator: ">")
}

// MARK: a default value is computed at every call that needs it
// swiftc: a1[1] b9[1] c2[2] d3[] 3
var serial = 0
func nextSerial() -> Int { serial += 1; return serial }
func ticket(_ name: String, id: Int = nextSerial(), copies: [Int] = [serial]) -> String { "\(name)\(id)\(copies)" }
func probe() -> String { [ticket("a"), ticket("b", id: 9), ticket("c"), ticket("d", copies: [])].joined(separator: " ") + " \(serial)" }

// MARK: an explicit argument and a default one keep the order of parameters
// swiftc: xbc ayc ["b", "default c", "a", "c"]
var seen: [String] = []
func say(_ word: String) -> String { seen.append(word); return word }
func menu(_ a: String = say("default a"), _ b: String, c: String = say("default c")) -> String { a.prefix(1) + b + c.suffix(1) }
func probe() -> String {
  let first = menu("x", say("b"))
  let second = menu(say("a"), "y", c: say("c"))
  return "\(first) \(second) \(seen)"
}

// MARK: inout of a computed property reads once and writes once
// swiftc: 7 ["set 7", "set 7"]
struct Gauge {
  var log: [String] = []
  private var stored = 5
  var level: Int {
    get { stored }
    set { log.append("set \(newValue)"); stored = newValue }
  }
}
func keep(_ value: inout Int) {}
func bump(_ value: inout Int) { value += 1; value += 1 }
func probe() -> String {
  var gauge = Gauge()
  bump(&gauge.level)
  keep(&gauge.level)
  return "\(gauge.level) \(gauge.log)"
}

// MARK: an observed property notices inout once
// swiftc: in 100>130 130>0
struct Oven { var heat = 100 { didSet { changes.append("\(oldValue)>\(heat)") } } }
var changes: [String] = []
func warm(_ heat: inout Int) { heat += 10; heat += 20; changes.append("in") }
func probe() -> String {
  var oven = Oven()
  warm(&oven.heat)
  oven.heat = 0
  return changes.joined(separator: " ")
}

// MARK: inout reaches array elements and dictionary values
// swiftc: [[2, 4], [6]] 2 1
func double(_ n: inout Int) { n *= 2 }
func touch(_ n: inout Int?) { n = (n ?? 0) + 1 }
func probe() -> String {
  var rows = [[1, 2], [3]]
  var visits = ["a": 1]
  double(&rows[0][1])
  for i in rows.indices { double(&rows[i][0]) }
  touch(&visits["a"])
  touch(&visits["b"])
  return "\(rows) \(visits["a"]!) \(visits["b"]!)"
}

// MARK: deferred statements run in reverse after the result is ready
// swiftc: 1 100 ["body", "second", "first"]
func probe() -> String {
  var log: [String] = []
  var level = 1
  func drain() -> Int {
    defer { level = 100; log.append("first") }
    defer { level += 1; log.append("second") }
    log.append("body")
    return level
  }
  let result = drain()
  return "\(result) \(level) \(log)"
}

// MARK: defer belongs to its own scope and round
// swiftc: n1 d1 if inner d2 n3 d3 do end
func probe() -> String {
  var log = ""
  for n in 1...3 {
    defer { log += "d\(n) " }
    if n == 2 { defer { log += "inner " }; log += "if "; continue }
    log += "n\(n) "
    if n == 3 { break }
  }
  do { defer { log += "end" }; log += "do " }
  return log
}

// MARK: a defer that was never reached does not run
// swiftc: ["early", "ok1"] ["always0", "late1", "always1"]
func visit(_ n: Int, _ log: inout [String]) -> String {
  defer { log.append("always\(n)") }
  guard n > 0 else { return "early" }
  defer { log.append("late\(n)") }
  return "ok\(log.count)"
}
func probe() -> String {
  var log: [String] = []
  let results = [visit(0, &log), visit(1, &log)]
  return "\(results) \(log)"
}

// MARK: defer changes an inout argument after the return value was read
// swiftc: [3, 20] 1 1
func take(_ stock: inout Int) -> Int {
  defer { stock -= 1 }
  return stock
}
func probe() -> String {
  var stock = 3
  let parts = [take(&stock), take(&stock) * 10]
  return "\(parts) \(stock) \(take(&stock) + stock)"
}

// MARK: local functions see each other and later variables
// swiftc: true true 10
func probe() -> String {
  func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
  func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
  var total = 0
  func add(_ n: Int) { total += n; if n > 1 { add(n - 1) } }
  add(4)
  return "\(isEven(10)) \(isOdd(7)) \(total)"
}

// MARK: variadic parameters between labelled ones
// swiftc: 0-/0/0 2a/0/0 1a/2/0 0-/1/9 1x/0/1 2all/2/0
func route(_ stops: String..., via: Int = 0, notes: Int...) -> String { "\(stops.count)\(stops.first ?? "-")/\(via)/\(notes.reduce(0, +))" }
func wrap(_ stops: String...) -> String { route("all", stops.joined(), via: stops.count) }
func probe() -> String {
  [route(), route("a", "b"), route("a", via: 2), route(via: 1, notes: 4, 5), route("x", notes: 1), wrap("p", "q")].joined(separator: " ")
}

// MARK: tuple results keep labels and positions
// swiftc: 1 9 10 7 (low: 9, high: -1) nil
func extremes(_ list: [Int]) -> (low: Int, high: Int)? {
  guard let low = list.min() else { return nil }
  return (low, list.max()!)
}
func probe() -> String {
  let range = extremes([4, 1, 9])!
  let (low, high) = range
  let (_, top) = extremes([7])!
  var pair = range
  pair.low = -1
  (pair.high, pair.low) = (pair.low, pair.high)
  return "\(range.low) \(range.1) \(low + high) \(top) \(pair) \(extremes([])?.low as Any)"
}

// MARK: functions are values in dictionaries and arrays
// swiftc: -12 -4 [4, -9]
func halve(_ n: Int) -> Int { n / 2 }
func negate(_ n: Int) -> Int { -n }
func probe() -> String {
  let table: [String: (Int) -> Int] = ["half": halve, "neg": negate, "sq": { $0 * $0 }]
  let all = ["sq", "half", "neg", "none"].reduce(5) { table[$1]?($0) ?? $0 }
  var chosen = halve
  chosen = table["neg"]!
  return "\(all) \(chosen(4)) \([halve, negate].map { $0(9) })"
}

// MARK: the index of an assignment is evaluated before the value
// swiftc: [7, 9, 8] index1 value5 index0 value7 index2 index1 value8 value9
func probe() -> String {
  var log: [String] = []
  var list = [0, 0, 0]
  func at(_ i: Int) -> Int { log.append("index\(i)"); return i }
  func value(_ v: Int) -> Int { log.append("value\(v)"); return v }
  list[at(1)] = value(5)
  list[at(0)] += value(7)
  (list[at(2)], list[at(1)]) = (value(8), value(9))
  return "\(list) \(log.joined(separator: " "))"
}

// MARK: interpolations and literal elements are evaluated in order
// swiftc: 1-20-2 [3, 9] [6: 7, 8: 9]
func probe() -> String {
  var count = 0
  func tick() -> Int { count += 1; return count }
  let text = "\(tick())-\(tick() * 10)-\(count)"
  let list = [tick(), tick() + tick()]
  let pairs: KeyValuePairs = [tick(): tick(), tick(): tick()]
  return "\(text) \(list) \(pairs)"
}

// MARK: a parameter may be shadowed by a variable of its name
// swiftc: ...ab4 ..2 ab
func pad(_ text: String, to width: Int) -> String {
  var text = text
  var width = width
  while text.count < width { text = "." + text; width -= text.count % 2 }
  return "\(text)\(width)"
}
func probe() -> String {
  let name = "ab"
  return pad(name, to: 6) + " " + pad("", to: 3) + " " + name
}

// MARK: keywords as labels and parameter names
// swiftc: 2Ulmecotrue 1xbizfalse 4
struct Trip {
  func plan(for guests: Int, in city: String, as `class`: String = "eco", default: Bool) -> String { "\(guests)\(city)\(`class`)\(`default`)" }
  func `repeat`(while go: (Int) -> Bool) -> Int { var n = 0; while go(n) { n += 1 }; return n }
}
func probe() -> String {
  let trip = Trip()
  return trip.plan(for: 2, in: "Ulm", default: true) + " " + trip.plan(for: 1, in: "x", as: "biz", default: false) + " \(trip.repeat { $0 < 4 })"
}

// MARK: static methods and initializers used as functions
// swiftc: [2, 4] 3 10 0 4
struct Tile { var n: Int; static func make(_ n: Int) -> Tile { Tile(n: n * 2) }; mutating func flip(_ by: Int) -> Int { n -= by; return n } }
func probe() -> String {
  let made = [1, 2].map(Tile.make)
  let plain = [3].map(Tile.init(n:))
  var tile = made[1]
  let flipped = tile.flip(3) * 10 + tile.flip(1)
  return "\(made.map(\.n)) \(plain[0].n) \(flipped) \(tile.n) \(made[1].n)"
}

// MARK: a function returning Void yields an empty tuple
// swiftc: () 2 8 () true
@discardableResult func store(_ n: Int) -> Int { n * 2 }
func ping() {}
func probe() -> String {
  let nothing: Void = ping()
  store(1)
  let list = [ping(), ()]
  let f: (Int) -> Void = { _ = store($0) }
  return "\(nothing) \(list.count) \(store(4)) \(f(1)) \(() == nothing)"
}

// MARK: a value passed by inout is written back when the call ends
// swiftc: 10 [9, -17, 3] 3
func probe() -> String {
  var outer = 1
  func twice(_ n: inout Int, _ body: (inout Int) -> Void) { body(&n); body(&n); n += 1 }
  twice(&outer) { $0 *= 3 }
  var list = [1, 2, 3]
  twice(&list[1]) { $0 -= 10 }
  let count = list.withUnsafeMutableBufferPointer { buffer in buffer[0] = 9; return buffer.count }
  return "\(outer) \(list) \(count)"
}
