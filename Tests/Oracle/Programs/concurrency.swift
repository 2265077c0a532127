// swift-format-ignore-file

// MARK: async let starts early and is awaited later
// swiftc: 1 30 [10, 20]
actor Log { var lines: [String] = []; func add(_ line: String) -> Int { lines.append(line); return lines.count } }
func fetch(_ id: Int) async -> Int { await Task.yield(); return id * 10 }
func probe() async -> String {
  async let a = fetch(1)
  async let b = fetch(2)
  let log = Log()
  let first = await log.add("x")
  let sum = await a + b
  return "\(first) \(sum) \(await [a, b])"
}

// MARK: a task group gathers results in a chosen order
// swiftc: UNO IDA BO
func probe() async -> String {
  let names = ["uno", "ida", "bo"]
  let sized = await withTaskGroup(of: (Int, String).self) { group in
    for (i, name) in names.enumerated() { group.addTask { await Task.yield(); return (i, name.uppercased()) } }
    var all = [String](repeating: "", count: names.count)
    for await (i, text) in group { all[i] = text }
    return all
  }
  return sized.joined(separator: " ")
}

// MARK: a throwing group rethrows and its other children end
// swiftc: 7 bad3
struct Bad: Error { let id: Int }
func load(_ id: Int) async throws -> Int { if id == 3 { throw Bad(id: id) }; return id }
func sum(_ ids: [Int]) async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for id in ids { group.addTask { try await load(id) } }
    return try await group.reduce(0, +)
  }
}
func probe() async -> String {
  let good = try? await sum([1, 2, 4])
  do { _ = try await sum([1, 3]) } catch let bad as Bad { return "\(good!) bad\(bad.id)" } catch {}
  return "none"
}

// MARK: an actor keeps its own state between awaits
// swiftc: 3 10
actor Till {
  private var cents = 100
  func take(_ n: Int) async -> Bool {
    guard cents >= n else { return false }
    cents -= n
    await Task.yield()
    return true
  }
  var left: Int { cents }
}
func probe() async -> String {
  let till = Till()
  let wins = await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<5 { group.addTask { await till.take(30) } }
    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
  }
  return "\(wins) \(await till.left)"
}

// MARK: nonisolated and isolated members of an actor
// swiftc: dock north 4 ["a", "b", "z", "y"] 9
actor Dock {
  let name = "north"
  var boats = ["a"]
  nonisolated var title: String { "dock \(name)" }
  func add(_ boat: String) { boats.append(boat) }
  static let limit = 9
}
func fill(_ dock: isolated Dock) -> Int { dock.boats.append("z"); dock.add("y"); return dock.boats.count }
func probe() async -> String {
  let dock = Dock()
  await dock.add("b")
  let count = await fill(dock)
  return "\(dock.title) \(count) \(await dock.boats) \(Dock.limit)"
}

// MARK: a cancelled task sees it and its handler runs
// swiftc: stopped true true false
func probe() async -> String {
  let task = Task { () -> String in
    while !Task.isCancelled { await Task.yield() }
    do { try Task.checkCancellation() } catch { return "stopped \(error is CancellationError)" }
    return "never"
  }
  task.cancel()
  let early = Task { try await Task.sleep(nanoseconds: 60_000_000_000) }
  early.cancel()
  let slept: Bool
  if case .failure(let error) = await early.result { slept = !(error is CancellationError) } else { slept = true }
  return "\(await task.value) \(task.isCancelled) \(slept)"
}

// MARK: cancelling a group reaches every child
// swiftc: [true, true, true] false true false
func probe() async -> String {
  await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<3 { group.addTask { while !Task.isCancelled { await Task.yield() }; return Task.isCancelled } }
    group.cancelAll()
    let added = group.addTaskUnlessCancelled { false }
    var flags: [Bool] = []
    for await flag in group { flags.append(flag) }
    return "\(flags) \(added) \(group.isCancelled) \(Task.isCancelled)"
  }
}

// MARK: a stream delivers buffered values and ends
// swiftc: [1, 3, 4] 0
func probe() async -> String {
  let stream = AsyncStream<Int> { continuation in
    for n in 1...4 { continuation.yield(n) }
    continuation.finish()
    continuation.yield(99)
  }
  var seen: [Int] = []
  for await n in stream where n != 2 { seen.append(n) }
  var again = 0
  for await _ in stream { again += 1 }
  return "\(seen) \(again)"
}

// MARK: a stream keeps only its newest or oldest values
// swiftc: [4, 5] [1, 2, 3] 5
func numbers(_ policy: AsyncStream<Int>.Continuation.BufferingPolicy) async -> [Int] {
  let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: policy)
  for n in 1...5 { continuation.yield(n) }
  continuation.finish()
  return await stream.reduce(into: []) { $0.append($1) }
}
func probe() async -> String { "\(await numbers(.bufferingNewest(2))) \(await numbers(.bufferingOldest(3))) \(await numbers(.unbounded).count)" }

// MARK: a throwing stream ends with its error
// swiftc: ab lost7
enum Feed: Error { case lost(Int) }
func probe() async -> String {
  let stream = AsyncThrowingStream<String, Error> { continuation in
    continuation.yield("a"); continuation.yield("b")
    continuation.finish(throwing: Feed.lost(7))
  }
  var text = ""
  do { for try await part in stream { text += part }; text += " end" }
  catch Feed.lost(let n) { text += " lost\(n)" }
  catch { text += " other" }
  return text
}

// MARK: stream operators transform lazily in order
// swiftc: [40, 60] bb true
func probe() async -> String {
  let stream = AsyncStream<Int> { c in (1...6).forEach { c.yield($0) }; c.finish() }
  let even = stream.filter { $0 % 2 == 0 }.map { $0 * 10 }.dropFirst()
  var out: [Int] = []
  for await n in even { out.append(n) }
  let words = AsyncStream<String> { c in ["a", "bb", "ccc"].forEach { c.yield($0) }; c.finish() }
  return "\(out) \(await words.first { $0.count > 1 } ?? "-") \(await words.contains("ccc"))"
}

// MARK: a stream unfolds from a closure until nil
// swiftc: 1 [4, 9] nil
func probe() async -> String {
  var n = 0
  let stream = AsyncStream { () -> Int? in n += 1; return n > 3 ? nil : n * n }
  var iterator = stream.makeAsyncIterator()
  let first = await iterator.next()
  var rest: [Int] = []
  while let value = await iterator.next() { rest.append(value) }
  return "\(first!) \(rest) \(await iterator.next() as Any)"
}

// MARK: continuations bridge callbacks
// swiftc: 8 -1 now
struct Denied: Error {}
func legacy(_ n: Int, done: @escaping (Int?, Error?) -> Void) { if n > 0 { done(n * 2, nil) } else { done(nil, Denied()) } }
func modern(_ n: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    legacy(n) { value, error in
      if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: value!) }
    }
  }
}
func probe() async -> String {
  let text = await withCheckedContinuation { (c: CheckedContinuation<String, Never>) in c.resume(returning: "now") }
  return "\((try? await modern(4)) ?? 0) \((try? await modern(-1)) ?? -1) \(text)"
}

// MARK: a task value may be awaited many times and keeps its result
// swiftc: [100, 100] 1 failed
actor Meter { var reads = 0; func read() -> Int { reads += 1; return reads } }
func probe() async -> String {
  let meter = Meter()
  let task = Task { await meter.read() * 100 }
  let values = [await task.value, await task.value]
  let failing = Task { () throws -> Int in throw CancellationError() }
  let result = await failing.result
  if case .failure = result { return "\(values) \(await meter.reads) failed" }
  return "no"
}

// MARK: task locals follow child tasks and nest
// swiftc: root0 ["req0", "req1", "req0", "req0"] root0
enum Trace { @TaskLocal static var id = "root"; @TaskLocal static var depth = 0 }
func show() -> String { "\(Trace.id)\(Trace.depth)" }
func probe() async -> String {
  let outside = show()
  let inside = await Trace.$id.withValue("req") {
    async let child = show()
    let nested = Trace.$depth.withValue(Trace.depth + 1) { show() }
    let task = await Task { show() }.value
    return [await child, nested, task, show()]
  }
  return "\(outside) \(inside) \(show())"
}

// MARK: a MainActor class is used from another context
// swiftc: a1 3 t
@MainActor final class Model {
  var items: [String] = [] { didSet { changes += 1 } }
  private(set) var changes = 0
  nonisolated let title = "t"
  func load(_ names: [String]) async { for name in names { await Task.yield(); items.append(name) } }
}
func probe() async -> String {
  let model = await Model()
  await model.load(["a", "b"])
  let text = await MainActor.run { model.items.removeFirst() + "\(model.items.count)" }
  return "\(text) \(await model.changes) \(model.title)"
}

// MARK: a global actor isolates functions and a static store
// swiftc: 12 2 ["k"]
@globalActor actor Store { static let shared = Store(); private(set) var keys: [String] = []; func add(_ key: String) { keys.append(key) } }
@Store final class Cache { var hits = 0; func hit() -> Int { hits += 1; return hits } }
@Store func touch(_ cache: Cache) -> Int { cache.hit() * 10 + cache.hit() }
func probe() async -> String {
  let cache = await Cache()
  let value = await touch(cache)
  await Store.shared.add("k")
  return "\(value) \(await cache.hits) \(await Store.shared.keys)"
}

// MARK: an own asynchronous sequence
// swiftc: ["t1", "t3"] t1!t2!
struct Ticks: AsyncSequence { let limit: Int
  struct Iterator: AsyncIteratorProtocol {
    var n = 0
    let limit: Int
    mutating func next() async -> String? { n += 1; await Task.yield(); return n > limit ? nil : "t\(n)" }
  }
  func makeAsyncIterator() -> Iterator { Iterator(limit: limit) } }
func probe() async -> String {
  var seen: [String] = []
  for await tick in Ticks(limit: 4) { if tick == "t2" { continue }; if tick == "t4" { break }; seen.append(tick) }
  let joined = await Ticks(limit: 2).map { $0 + "!" }.reduce("") { $0 + $1 }
  return "\(seen) \(joined)"
}

// MARK: async getters, initializers and closures
// swiftc: n5 [6, 15, -1]
struct Remote { let id: Int
  init(_ id: Int) async { await Task.yield(); self.id = id + 1 }
  var name: String { get async { await Task.yield(); return "n\(id)" } }
  subscript(n: Int) -> Int { get async throws { if n < 0 { throw CancellationError() }; return n * id } } }
func probe() async -> String {
  let remote = await Remote(4)
  let work: (Int) async -> Int = { n in await Task.yield(); return n + remote.id }
  let parts = [await work(1), (try? await remote[3]) ?? 0, (try? await remote[-1]) ?? -1]
  return "\(await remote.name) \(parts)"
}

// MARK: actor methods run in the order they are awaited
// swiftc: a>b>c a>b>c>never seen>a>b>c
actor Queue {
  private var log: [String] = []
  func step(_ name: String) { log.append(name) }
  func run() async -> String {
    step("a")
    await helper("b")
    defer { log.append("never seen") }
    step("c")
    return log.joined(separator: ">")
  }
  private func helper(_ name: String) async { await Task.yield(); log.append(name) }
}
func probe() async -> String { let queue = Queue(); let text = await queue.run(); return text + " " + (await queue.run()) }

// MARK: a mailbox suspends its reader until a value comes
// swiftc: 3
actor Mailbox {
  private var waiting: [CheckedContinuation<Int, Never>] = []
  private var values: [Int] = []
  func put(_ n: Int) { if waiting.isEmpty { values.append(n) } else { waiting.removeFirst().resume(returning: n) } }
  func take() async -> Int { if !values.isEmpty { return values.removeFirst() }; return await withCheckedContinuation { waiting.append($0) } }
}
func probe() async -> String {
  let box = Mailbox()
  await box.put(1)
  async let later = [box.take(), box.take()]
  await box.put(2)
  return "\(await later.reduce(0, +))"
}

// MARK: a group limits how many children run at once
// swiftc: 21 true 0
actor Gauge { var now = 0, most = 0; func enter() { now += 1; most = max(most, now) }; func leave() { now -= 1 } }
func probe() async -> String {
  let gauge = Gauge()
  let total = await withTaskGroup(of: Int.self) { group in
    var next = 1, sum = 0
    func add() { let n = next; next += 1; group.addTask { await gauge.enter(); await Task.yield(); await gauge.leave(); return n } }
    for _ in 0..<2 { add() }
    while let n = await group.next() { sum += n; if next <= 6 { add() } }
    return sum
  }
  return "\(total) \(await gauge.most <= 2) \(await gauge.now)"
}
