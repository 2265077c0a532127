// swift-format-ignore-file

// MARK: map keeps a level and flat map joins levels
// swiftc: Optional(Optional(42)) Optional(42) Optional(nil) nil nil
func probe() -> String {
  let text: String? = "42"
  let bad: String? = "x"
  let mapped: Int?? = text.map { Int($0) }
  return "\(mapped as Any) \(text.flatMap { Int($0) } as Any) \(bad.map { Int($0) } as Any) "
    + "\(bad.flatMap { Int($0) } as Any) \((nil as String?).map { $0.count } as Any)"
}

// MARK: a doubly optional value has three states
// swiftc: missing, empty, value 5
func probe() -> String {
  let states: [Int??] = [nil, .some(nil), 5]
  return states.map { state in
    switch state {
    case nil: return "missing"
    case .some(nil): return "empty"
    case .some(.some(let value)): return "value \(value)"
    }
  }.joined(separator: ", ")
}

// MARK: coalescing unwraps one level at a time
// swiftc: nil 9 Optional(3) Optional<Int> Optional<Int>
func probe() -> String {
  let deep: Int?? = .some(nil)
  let once = deep ?? 7
  let twice = (deep ?? nil) ?? 9
  let chain: Int? = nil ?? nil ?? 3
  return "\(once as Any) \(twice) \(chain as Any) \(type(of: once)) \(type(of: chain))"
}

// MARK: coalescing evaluates the right side only when needed
// swiftc: 11 1
func probe() -> String {
  var calls = 0
  func fallback() -> Int { calls += 1; return 10 }
  let known: Int? = 1
  let missing: Int? = nil
  let sum = (known ?? fallback()) + (missing ?? fallback())
  return "\(sum) \(calls)"
}

// MARK: optional chaining flattens and stops
// swiftc: nil Optional(5) nil ["a", "b"] a
final class Owner { var name: String? = "Ada"; var pet: Pet? }
final class Pet { var age: Int? = 3; func rename() -> String? { nil }; var tags = ["a"] }
func probe() -> String {
  let owner = Owner()
  let before = owner.pet?.age
  owner.pet?.tags.append("lost")
  owner.pet = Pet()
  owner.pet?.age? += 2
  owner.pet?.tags.append("b")
  return "\(before as Any) \(owner.pet?.age as Any) \(owner.pet?.rename()?.count as Any) \(owner.pet!.tags) \(owner.name?.first?.lowercased() ?? "-")"
}

// MARK: assigning through an optional answers whether it happened
// swiftc: true false 6 nil
struct Lamp { var level = 0 }
func probe() -> String {
  var lamp: Lamp? = Lamp()
  var none: Lamp?
  let first: Void? = lamp?.level = 5
  let second: Void? = none?.level = 5
  lamp?.level += 1
  return "\(first != nil) \(second != nil) \(lamp!.level) \(none as Any)"
}

// MARK: optionals compare but do not order
// swiftc: true true true true true true true
func probe() -> String {
  let a: Int? = 3
  let b: Double? = 3
  return "\(a == 3) \(a != nil) \(b == 3) \(a == Optional(3)) \([a, nil] == [3, nil]) \((a ?? 0) < 4) \(a.map { $0 < 4 } ?? false)"
}

// MARK: an optional pattern in loops and conditions
// swiftc: 3.5 2 1.5
func probe() -> String {
  let readings: [Float?] = [1.5, nil, 2, nil]
  var sum: Float = 0
  for case let value? in readings { sum += value }
  var count = 0
  for case .none in readings { count += 1 }
  if case let first?? = readings.first { return "\(sum) \(count) \(first)" }
  return "none"
}

// MARK: take empties an optional
// swiftc: Optional("send") nil nil
func probe() -> String {
  var pending: String? = "send"
  let first = pending.take()
  let second = pending.take()
  return "\(first as Any) \(second as Any) \(pending as Any)"
}

// MARK: an optional as a short collection
// swiftc: [4] nil Optional(4) [4]
extension Optional {
  var list: [Wrapped] { map { [$0] } ?? [] }
  func filter(_ keep: (Wrapped) -> Bool) -> Wrapped? { flatMap { keep($0) ? $0 : nil } }
}
func probe() -> String {
  let size: Int? = 4
  let none: Int? = nil
  return "\(size.list + none.list) \(size.filter { $0 > 5 } as Any) \(size.filter { $0 > 3 } as Any) \([size, none].flatMap(\.list))"
}

// MARK: optionals of optionals from a failable cast
// swiftc: nil Optional(5) nil false true Optional(Optional(5))
func probe() -> String {
  let boxed: Any = Optional<Int>.none as Any
  let value: Any = Optional(5) as Any
  return "\(boxed as? Int as Any) \(value as? Int as Any) \(value as? Double as Any) \(boxed is Int) \(value is Int) \((value as? Int?) as Any)"
}

// MARK: a failed try turns into nil and flattens
// swiftc: [Optional(90), nil, nil] Array<Optional<Int>> 95
struct Oops: Error {}
func brew(_ degrees: Int) throws -> Int? {
  if degrees > 100 { throw Oops() }
  return degrees > 80 ? degrees : nil
}
func probe() -> String {
  let results = [90, 10, 200].map { try? brew($0) }
  return "\(results) \(type(of: results)) \((try? brew(95)) ?? 0)"
}

// MARK: unwrapping several at once with conditions
// swiftc: Ada 35, no, no, no
func label(_ name: String?, _ age: String?) -> String {
  guard let name, let years = age.flatMap(UInt8.init), years >= 18 else { return "no" }
  return "\(name) \(years &+ 250)"
}
func probe() -> String { [label("Ada", "41"), label(nil, "41"), label("Bo", "7"), label("Cy", "300")].joined(separator: ", ") }

// MARK: result maps its success
// swiftc: success("ten") failure(probe.Fault.hot(99)) true false Optional(4)
enum Fault: Error, Equatable { case dry, hot(Int) }
func probe() -> String {
  let good: Result<Int, Fault> = .success(4)
  let bad: Result<Int, Fault> = .failure(.hot(99))
  return "\(good.map { $0 * 2.5 as Double == 10 ? "ten" : "\($0)" }) \(bad.map { $0 + 1 }) "
    + "\(good == .success(4)) \(bad == .failure(.dry)) \((try? good.get()) as Any)"
}
private func * (a: Int, b: Double) -> Double { Double(a) * b }

// MARK: result chains stop at the first failure
// swiftc: failure(probe.Stop.odd(5)) success(3) failure(probe.Stop.odd(3)) failure(probe.Stop.odd(3))
enum Stop: Error { case odd(Int), small }
func half(_ n: Int) -> Result<Int, Stop> { n % 2 == 0 ? .success(n / 2) : .failure(.odd(n)) }
func probe() -> String {
  let twice = half(12).flatMap(half)
  let failed = half(6).flatMap(half).flatMap(half)
  return "\(half(20).flatMap(half).flatMap(half)) \(twice) \(failed) \(failed.map { _ in "x" })"
}

// MARK: result changes its failure
// swiftc: failure(app: status(404)) success("saved 404") Result<String, AppError>
struct AppError: Error, CustomStringConvertible { var text: String; var description: String { "app: \(text)" } }
enum NetError: Error { case offline, status(Int) }
func probe() -> String {
  let bad: Result<String, NetError> = .failure(.status(404))
  let mapped = bad.mapError { AppError(text: "\($0)") }
  let healed = bad.flatMapError { error -> Result<String, AppError> in
    if case .status(let code) = error { return .success("saved \(code)") }
    return .failure(AppError(text: "gone"))
  }
  return "\(mapped) \(healed) \(type(of: mapped))"
}

// MARK: result made by catching
// swiftc: 6, empty, letter x
enum Parse: Error { case empty, letter(Character) }
func digits(_ text: String) throws -> [Int] {
  if text.isEmpty { throw Parse.empty }
  return try text.map { guard let value = $0.wholeNumberValue else { throw Parse.letter($0) }; return value }
}
func probe() -> String {
  ["123", "", "1x"].map { text in
    switch Result(catching: { try digits(text) }) {
    case .success(let list): return "\(list.reduce(0, +))"
    case .failure(Parse.letter(let letter)): return "letter \(letter)"
    case .failure(let error): return "\(error)"
    }
  }.joined(separator: ", ")
}

// MARK: getting from a result rethrows the same error
// swiftc: ["1", "tank(litres: 2.5)"] [1, 3]
enum Leak: Error { case tank(litres: Float) }
func probe() -> String {
  let results: [Result<Int, Leak>] = [.success(1), .failure(.tank(litres: 2.5)), .success(3)]
  var log: [String] = []
  do { for result in results { log.append("\(try result.get())") } } catch { log.append("\(error)") }
  let good = results.compactMap { try? $0.get() }
  return "\(log) \(good)"
}

// MARK: first failure of many results
// swiftc: success([1, 2]) failure(probe.Bad.two) Result<Array<Int8>, Bad>
func sequence<T, E: Error>(_ results: [Result<T, E>]) -> Result<[T], E> {
  results.reduce(.success([])) { all, next in all.flatMap { list in next.map { list + [$0] } } }
}
enum Bad: Error { case one, two }
func probe() -> String {
  let good: [Result<Int8, Bad>] = [.success(1), .success(2)]
  let mixed: [Result<Int8, Bad>] = [.success(1), .failure(.two), .failure(.one)]
  return "\(sequence(good)) \(sequence(mixed)) \(type(of: sequence(good)))"
}

// MARK: optional text is described by its case
// swiftc: Ada nobody Optional("Ada") nil Optional("Ada") ["Ada"] Ada!
func probe() -> String {
  let name: String? = "Ada"
  let none: String? = nil
  return "\(name ?? "nobody") \(none ?? "nobody") \(String(describing: name)) \(String(describing: none)) "
    + "\(name.debugDescription) \([name, none].compactMap { $0 }) \(name.map { "\($0)!" } ?? "")"
}

// MARK: the closest of three overloads wins over promotion
// swiftc: plain 1, optional 4, optional -1, any, any
func show(_ value: Int) -> String { "plain \(value)" }
func show(_ value: Int?) -> String { "optional \(value ?? -1)" }
func show(_ value: Any) -> String { "any" }
func probe() -> String {
  let some: Int? = 4
  let deep: Int?? = 4
  return [show(1), show(some), show(nil), show(deep as Any), show("x")].joined(separator: ", ")
}

// MARK: typed throws keep the error type
// swiftc: stuck 9 Valve
enum Valve: Error { case stuck(Int8) }
func open(_ turns: Int8) throws(Valve) -> Int8 {
  guard turns < 5 else { throw .stuck(turns) }
  return turns &* 100
}
func probe() -> String {
  do {
    let first = try open(2)
    return "\(first) \(try open(9))"
  } catch {
    switch error { case .stuck(let turns): return "stuck \(turns) \(type(of: error))" }
  }
}
