// swift-format-ignore-file

// MARK: closures capture variables and not values
// swiftc: 32 32
func probe() -> String {
  var litres = 1
  let read = { litres }
  let pour = { litres += 2 }
  pour()
  litres *= 10
  pour()
  return "\(read()) \(litres)"
}

// MARK: a capture list copies at creation
// swiftc: Oslo Oslo4 Voss!
func probe() -> String {
  var stop = "Oslo"
  let fixed = { [stop] in stop }
  let renamed = { [s = stop.count, stop] in "\(stop)\(s)" }
  stop = "Voss!"
  let live = { stop }
  return [fixed(), renamed(), live()].joined(separator: " ")
}

// MARK: every round of a loop captures a fresh constant
// swiftc: [10, 20, 30, 3, 4, 5]
func probe() -> String {
  var actions: [() -> Int] = []
  for lap in 1...3 { actions.append { lap * 10 } }
  var shared = 0
  while shared < 3 {
    let now = shared
    actions.append { now + shared }
    shared += 1
  }
  return "\(actions.map { $0() })"
}

// MARK: a loop variable declared with var is fresh in every round
// swiftc: 105 110 205
func probe() -> String {
  var steps: [() -> Int] = []
  for var tide in [1, 2] {
    steps.append { tide += 5; return tide }
    tide *= 100
  }
  return "\(steps[0]()) \(steps[0]()) \(steps[1]())"
}

// MARK: escaping closures run later in their stored order
// swiftc: start added a b late
final class Queue {
  private var jobs: [() -> Void] = []
  func add(_ job: @escaping () -> Void) { jobs.append(job) }
  func drain() { while !jobs.isEmpty { jobs.removeFirst()() } }
}
func probe() -> String {
  let queue = Queue()
  var log = ["start"]
  queue.add { log.append("a"); queue.add { log.append("late") } }
  queue.add { log.append("b") }
  log.append("added")
  queue.drain()
  return log.joined(separator: " ")
}

// MARK: an autoclosure runs each time it is called
// swiftc: [] 0 [2, 5, 10] 3
func retry(_ times: Int, _ attempt: @autoclosure () -> Int) -> [Int] { (0..<times).map { _ in attempt() } }
func probe() -> String {
  var tries = 0
  func call() -> Int { tries += 1; return tries * tries }
  return "\(retry(0, call())) \(tries) \(retry(3, call() + 1)) \(tries)"
}

// MARK: an escaping autoclosure is stored unevaluated
// swiftc: to Pisa,to Pisa
struct Deferred {
  var make: () -> String
  init(_ make: @autoclosure @escaping () -> String) { self.make = make }
}
func probe() -> String {
  var city = "Rome"
  let card = Deferred("to " + city)
  city = "Pisa"
  let copy = card
  return card.make() + "," + copy.make()
}

// MARK: a closure with an inout parameter writes back
// swiftc: ["milk", "tea!", "end"] 3 []
func edit(_ order: inout [String], with change: (inout [String]) -> Void) { change(&order); order.append("end") }
func probe() -> String {
  var order = ["tea"]
  edit(&order) { $0.insert("milk", at: 0); $0[1] += "!" }
  let clear: (inout [String]) -> Int = { let n = $0.count; $0 = []; return n }
  let before = order
  return "\(before) \(clear(&order)) \(order)"
}

// MARK: a recursive closure needs a variable of its own
// swiftc: 55 300 200
func probe() -> String {
  var fib: (Int) -> Int = { $0 }
  fib = { n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
  let kept = fib
  let tenth = fib(10)
  fib = { $0 * 100 }
  return "\(tenth) \(kept(3)) \(fib(2))"
}

// MARK: copies of a struct share a closure's captured variable
// swiftc: 1 2 11 3
struct Counter { let next: () -> Int }
func makeCounter(from start: Int) -> Counter {
  var value = start
  return Counter { value += 1; return value }
}
func probe() -> String {
  let a = makeCounter(from: 0), b = a, c = makeCounter(from: 10)
  return "\(a.next()) \(b.next()) \(c.next()) \(a.next())"
}

// MARK: closures returning closures keep their arguments
// swiftc: 106 109 [103, 106] 1
func tariff(_ base: Int) -> (Int) -> (Int) -> Int {
  { zone in { hours in base + zone * hours } }
}
func probe() -> String {
  let city = tariff(100)
  let center = city(3)
  return "\(center(2)) \(city(1)(9)) \([1, 2].map(center)) \(tariff(0)(1)(1))"
}

// MARK: a tuple element is split into closure parameters
// swiftc: ["applex1", "figx3"] [3, 7] [2, 12] ["a1", "b2"]
func probe() -> String {
  let stock = ["fig": 3, "apple": 1]
  let lines = stock.sorted { $0.value < $1.value }.map { name, count in "\(name)x\(count)" }
  let sums = [(1, 2), (3, 4)].map { $0 + $1 }
  let whole = [(1, 2), (3, 4)].map { $0.0 * $0.1 }
  let named = zip([1, 2], ["a", "b"]).map { (n: Int, s: String) in s + "\(n)" }
  return "\(lines) \(sums) \(whole) \(named)"
}

// MARK: nested shorthand arguments refer to the innermost closure
// swiftc: [[2, 4], [3]] [2, 3, 4] [3, 2]
func probe() -> String {
  let grid = [[1, 2], [3]]
  let scaled = grid.map { row in row.map { $0 * row.count } }
  let flat = grid.map { $0.map { $0 + 1 } }.reduce([]) { $0 + $1 }
  let counts = grid.map { $0.filter { $0 > 1 }.count + $0.count }
  return "\(scaled) \(flat) \(counts)"
}

// MARK: a closure sees later changes of a captured struct
// swiftc: 10 0 4
struct Tank { var level = 0; mutating func fill(_ n: Int) { level += n } }
func probe() -> String {
  var tank = Tank()
  let fill = { (n: Int) in tank.fill(n) }
  let snapshot = { [tank] in tank.level }
  fill(3)
  tank.level += 1
  let copy = tank
  fill(6)
  return "\(tank.level) \(snapshot()) \(copy.level)"
}

// MARK: a bound method keeps a copy of the struct and a reference to the class
// swiftc: A B 2 0
struct Label { var text: String; func shout() -> String { text.uppercased() } }
final class Bell { var rings = 0; func ring() -> Int { rings += 1; return rings } }
func probe() -> String {
  var label = Label(text: "a")
  let shout = label.shout
  label.text = "b"
  var bell = Bell()
  let ring = bell.ring
  _ = ring()
  bell = Bell()
  return "\(shout()) \(label.shout()) \(ring()) \(bell.rings)"
}

// MARK: an unapplied method is a function of its instance
// swiftc: ["Tug>Ida", "Tug>Uno"] ["X", "Y"] Z>Uno
struct Boat { let name: String; func towed(by other: String) -> String { "\(other)>\(name)" } }
func probe() -> String {
  let tow = Boat.towed
  let boats = [Boat(name: "Ida"), Boat(name: "Uno")]
  let upper = ["x", "y"].map(String.uppercased).map { $0() }
  return "\(boats.map { tow($0)("Tug") }) \(upper) \(boats.map(Boat.towed(by:)).map { $0("Z") }[1])"
}

// MARK: a called closure initializes a value once
// swiftc: T1,T2,T1 body 2,T1 body 2,n2,T3,T1 body 2
final class Report {
  static var built = 0
  let title: String = { built += 1; return "T\(built)" }()
  lazy var body: String = { "\(title) body \(Report.built)" }()
  var fresh: String { { "n\(Report.built)" }() }
}
func probe() -> String {
  let one = Report(), two = Report()
  return [one.title, two.title, one.body, one.body, two.fresh, Report().title, one.body].joined(separator: ",")
}

// MARK: weak and strong captures of one object
// swiftc: ss gone ["s"]
final class Session { var name = "s"; deinit { ended.append(name) } }
var ended: [String] = []
func probe() -> String {
  var session: Session? = Session()
  let weakly = { [weak session] in session?.name ?? "gone" }
  var strongly: (() -> String)? = { [session] in session!.name }
  session = nil
  let held = weakly() + strongly!()
  strongly = nil
  return "\(held) \(weakly()) \(ended)"
}

// MARK: two closures share one captured variable
// swiftc: 12 1
func makeAccount() -> (deposit: (Int) -> Void, balance: () -> Int) {
  var cents = 0
  return ({ cents += $0 }, { cents })
}
func probe() -> String {
  let account = makeAccount(), other = makeAccount()
  account.deposit(5)
  account.deposit(7)
  let (deposit, balance) = other
  deposit(1)
  return "\(account.balance()) \(balance())"
}

// MARK: a deferred statement of a closure runs on every call
// swiftc: 2 -1 4 ["in2", "out2", "out0", "in1", "out1"]
func probe() -> String {
  var log: [String] = []
  let visit = { (n: Int) -> Int in
    defer { log.append("out\(n)") }
    guard n > 0 else { return -1 }
    log.append("in\(n)")
    return n * log.count
  }
  return "\(visit(2)) \(visit(0)) \(visit(1)) \(log)"
}

// MARK: composing functions with a generic helper
// swiftc: 3 47 7
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func probe() -> String {
  let trimmedCount = compose({ (s: String) in s.trimmingCharacters(in: .whitespaces) }, { $0.count })
  let chain = [{ $0 + 1 }, { $0 * 10 }, { (n: Int) in n - 3 }].reduce({ $0 }, { (f: @escaping (Int) -> Int, g) in compose(f, g) })
  return "\(trimmedCount("  tea ")) \(chain(4)) \(compose(chain, String.init)(0))"
}

// MARK: assigning a closure variable does not change taken copies
// swiftc: #1 <2> <3>
func probe() -> String {
  var format: (Int) -> String = { "#\($0)" }
  let taken = format
  let live = { format($0) }
  format = { "<\($0)>" }
  return [taken(1), live(2), format(3)].joined(separator: " ")
}
