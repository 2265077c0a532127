// swift-format-ignore-file

// MARK: a thrown error skips the rest and finds the first matching catch
// swiftc: ok3 empty tooLong(6) way 8 other("?")
enum Fault: Error, Equatable { case empty, tooLong(Int), other(String) }
func check(_ text: String) throws -> Int {
  if text.isEmpty { throw Fault.empty }
  guard text.count < 5 else { throw Fault.tooLong(text.count) }
  if text == "?" { throw Fault.other(text) }
  return text.count
}
func run(_ text: String) -> String {
  do { return "ok\(try check(text))" }
  catch Fault.empty { return "empty" }
  catch Fault.tooLong(let n) where n > 6 { return "way \(n)" }
  catch let fault as Fault { return "\(fault)" }
  catch { return "never" }
}
func probe() -> String { ["abc", "", "abcdef", "abcdefgh", "?"].map(run).joined(separator: " ") }

// MARK: try? and try! on the same calls
// swiftc: [Optional(2), nil, Optional(4)] -1 Optional(2) 5 true
struct Bad: Error {}
func half(_ n: Int) throws -> Int { if n % 2 == 1 { throw Bad() }; return n / 2 }
func probe() -> String {
  let list = [4, 3, 8].map { try? half($0) }
  let sum = (try? half(2) + half(3)) ?? -1
  let both = try? half(half(8))
  let sure = try! half(10)
  return "\(list) \(sum) \(both as Any) \(sure) \((try? half(1)) == nil)"
}

// MARK: rethrows throws only when its closure throws
// swiftc: [3, 6] nil [2]
struct Bad: Error {}
extension Array {
  func eachPair<R>(_ body: (Element, Element) throws -> R) rethrows -> [R] { try zip(self, dropFirst()).map { try body($0, $1) } }
}
func probe() -> String {
  let sums = [1, 2, 4].eachPair { $0 + $1 }
  let safe = try? [4, 2, 0].eachPair { a, b in if b == 0 { throw Bad() }; return a / b }
  return "\(sums) \(safe as Any) \((try? [4, 2].eachPair { a, b in if b == 0 { throw Bad() }; return a / b })!)"
}

// MARK: a typed throw gives the catch its type
// swiftc: dry slow50 burst
enum Leak: Error { case slow(Int), burst }
func measure(_ drops: Int) throws(Leak) -> String {
  if drops > 100 { throw .burst }
  if drops > 10 { throw .slow(drops) }
  return "dry"
}
func report(_ drops: Int) -> String {
  do throws(Leak) { return try measure(drops) }
  catch {
    switch error {
    case .slow(let n): return "slow\(n)"
    case .burst: return "burst"
    }
  }
}
func probe() -> String { [1, 50, 500].map(report).joined(separator: " ") }

// MARK: a generic error type passes through
// swiftc: 2 7
struct Broken: Error { var code = 7 }
func call<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() + 1 }
func probe() -> String {
  let calm = call { 1 }
  do { _ = try call { () throws(Broken) -> Int in throw Broken() } } catch { return "\(calm) \(error.code)" }
  return "none"
}

// MARK: a Result maps, fails and throws
// swiftc: 20 fail parse("was net") failure(probe.Fault.parse("x")) v2
enum Fault: Error { case net, parse(String) }
func fetch(_ id: Int) -> Result<String, Fault> { id > 0 ? .success("v\(id)") : .failure(.net) }
func probe() -> String {
  let good = fetch(1).map(\.count).flatMap { $0 > 1 ? Result<Int, Fault>.success($0 * 10) : .failure(.parse("short")) }
  let bad = fetch(0).map(\.count).mapError { Fault.parse("was \($0)") }.text
  let caught = Result<Int, Error> { throw Fault.parse("x") }
  let value = try? fetch(2).get()
  return "\((try? good.get()) ?? 0) \(bad) \(caught) \(value!)"
}
extension Result {
  var text: String { switch self { case .success(let value): "ok \(value)"; case .failure(let error): "fail \(error)" } }
}

// MARK: deferred statements run while an error passes through
// swiftc: -1 3 open close open flush close
struct Bad: Error {}
var log: [String] = []
func inner(_ fail: Bool) throws -> Int {
  log.append("open")
  defer { log.append("close") }
  if fail { throw Bad() }
  defer { log.append("flush") }
  return log.count
}
func probe() -> String {
  let first = (try? inner(true)) ?? -1
  let second = (try? inner(false)) ?? -1
  return "\(first) \(second) \(log.joined(separator: " "))"
}

// MARK: nested do blocks pass unmatched errors outwards
// swiftc: inner after , outer A, b outer three
enum A: Error { case one, two }
enum B: Error { case three }
func run(_ error: Error) -> String {
  var log = ""
  do {
    do { throw error }
    catch A.one { log += "inner " }
    catch let b as B { log += "b "; throw b }
    log += "after "
  }
  catch is A { log += "outer A" }
  catch { log += "outer \(error)" }
  return log
}
func probe() -> String { ([A.one, A.two, B.three] as [Error]).map { run($0) }.joined(separator: ", ") }

// MARK: an error with a localized description
// swiftc: Pay 5 cents; Closed true closed
enum Fare: LocalizedError { case unpaid(Int), closed
  var errorDescription: String? { if case .unpaid(let n) = self { return "Pay \(n) cents" }; return "Closed" } }
func probe() -> String {
  let errors: [Error] = [Fare.unpaid(5), Fare.closed]
  return errors.map(\.localizedDescription).joined(separator: "; ") + " \(errors[0] is Fare) \(errors[1])"
}

// MARK: errors thrown in arguments leave the call undone
// swiftc: nil xyz a b x called
struct Bad: Error {}
var log: [String] = []
func note(_ name: String, fail: Bool = false) throws -> String { log.append(name); if fail { throw Bad() }; return name }
func add(_ a: String, _ b: String, _ c: String) -> String { log.append("called"); return a + b + c }
func probe() -> String {
  let result = try? add(note("a"), note("b", fail: true), note("c"))
  let other = try? add(note("x"), "y", "z")
  return "\(result as Any) \(other!) \(log.joined(separator: " "))"
}

// MARK: an initializer may throw and delegates upwards
// swiftc: 4, negative -1, goal
struct Invalid: Error { let why: String }
class Account { let cents: Int; init(_ cents: Int) throws { guard cents >= 0 else { throw Invalid(why: "negative \(cents)") }; self.cents = cents } }
final class Saver: Account { let goal: Int
  init(_ cents: Int, goal: Int) throws { self.goal = goal; try super.init(cents - 1); if goal < cents { throw Invalid(why: "goal") } } }
func probe() -> String {
  [(5, 9), (0, 9), (5, 1)].map { cents, goal in
    do { return "\(try Saver(cents, goal: goal).cents)" } catch let error as Invalid { return error.why } catch { return "?" }
  }.joined(separator: ", ")
}

// MARK: closures that throw in a list of steps
// swiftc: stopped at 10 10
struct Stop: Error { let at: Int }
func probe() -> String {
  var n = 0
  let steps: [() throws -> Void] = [{ n += 1 }, { n *= 10 }, { if n > 5 { throw Stop(at: n) } }, { n = -1 }]
  do { try steps.forEach { try $0() } } catch let stop as Stop { return "stopped at \(stop.at) \(n)" } catch {}
  return "done \(n)"
}

// MARK: a retry counts its failures and rethrows the last error
// swiftc: got3 down(2) 5
enum Net: Error { case down(Int) }
func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
  for attempt in 1..<times { if let value = try? body(attempt) { return value } }
  return try body(times)
}
func probe() -> String {
  var calls = 0
  func load(_ n: Int) throws -> String { calls += 1; if n < 3 { throw Net.down(n) }; return "got\(n)" }
  let good = try? retry(5, load)
  do { _ = try retry(2, load) } catch { return "\(good!) \(error) \(calls)" }
  return "none"
}

// MARK: an error in a mutating method keeps the changes made before
// swiftc: ["tea", "air", "fog"] 3 true
struct Cart { var items: [String] = []; var total = 0
  mutating func add(_ name: String, _ cents: Int) throws { items.append(name); guard cents > 0 else { throw CancellationError() }; total += cents } }
func probe() -> String {
  var cart = Cart()
  try? cart.add("tea", 3)
  try? cart.add("air", 0)
  let failed = (try? cart.add("fog", -1)) == nil
  return "\(cart.items) \(cart.total) \(failed)"
}

// MARK: catch binds several patterns in one clause
// swiftc: gone gone big503 big501 big9
enum Http: Error { case status(Int), timeout(Int), refused }
func handle(_ error: Http) -> String {
  do { throw error }
  catch Http.status(404), Http.refused { return "gone" }
  catch Http.status(let n), Http.timeout(let n) where n > 500 { return "big\(n)" }
  catch { return "rest" }
}
func probe() -> String { [.status(404), .refused, .status(503), .timeout(501), .status(9)].map { handle($0) }.joined(separator: " ") }

// MARK: a protocol method that throws is met by one that does not
// swiftc: disk none disk
protocol Loader { func load() throws -> String }
struct Disk: Loader { func load() -> String { "disk" } }
struct Net2: Loader { func load() throws -> String { throw CancellationError() } }
func first(_ loaders: [any Loader]) -> String { for loader in loaders { if let text = try? loader.load() { return text } }; return "none" }
func probe() -> String { [first([Net2(), Disk()]), first([Net2()]), Disk().load()].joined(separator: " ") }

// MARK: the converting collection calls stop at the first error
// swiftc: nil Optional(2) -1 [1, 3, 2, 1, 3]
struct Bad: Error {}
func probe() -> String {
  var asked: [Int] = []
  func test(_ n: Int) throws -> Int { asked.append(n); if n == 3 { throw Bad() }; return n }
  let mapped = try? [1, 3, 5].map(test)
  let found = try? [2, 3].first { try test($0) == 2 }
  let sum = (try? [1, 3, 4].reduce(0) { $0 + (try test($1)) }) ?? -1
  return "\(mapped as Any) \(found as Any) \(sum) \(asked)"
}
