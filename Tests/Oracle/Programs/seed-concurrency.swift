// swift-format-ignore-file

// MARK: actor counter with reentrancy
// swiftc: 15 c 16
actor Counter { private(set) var value = 0; func add(_ n: Int) -> Int { value += n; return value }; nonisolated let name = "c" }
func probe() async -> String { let c = Counter(); await withTaskGroup(of: Void.self) { g in for i in 1...5 { g.addTask { _ = await c.add(i) } } }; return "\(await c.value) \(c.name) \(await c.add(1))" }

// MARK: task value, cancellation and isCancelled
// swiftc: stopped at start 5 true
func probe() async -> String { let t = Task { () -> String in for i in 0..<1000 { if Task.isCancelled { return "stopped at \(i > 0 ? "some" : "start")" }; await Task.yield() }; return "done" }; t.cancel(); let r = await t.value; let u = Task { try Task.checkCancellation(); return 5 }; return "\(r) \((try? await u.value) ?? 0) \(t.isCancelled)" }

// MARK: makeStream and onTermination
// swiftc: ab true
func probe() async -> String { let (stream, continuation) = AsyncStream.makeStream(of: String.self); var ended = false; continuation.onTermination = { _ in ended = true }; Task { continuation.yield("a"); continuation.yield("b"); continuation.finish() }; var all = ""; for await s in stream { all += s }; return "\(all) \(ended)" }

// MARK: debounce by cancelling the previous task
// swiftc: found abc
@MainActor final class Search { var results: [String] = []; private var task: Task<Void, Never>?; func type(_ q: String) { task?.cancel(); task = Task { try? await Task.sleep(for: .milliseconds(20)); guard !Task.isCancelled else { return }; results.append("found \(q)") } }; func settle() async { await task?.value } }
func probe() async -> String { let s = await Search(); await s.type("a"); await s.type("ab"); await s.type("abc"); await s.settle(); return await s.results.joined(separator: ",") }

// MARK: actor isolated cache avoids double work
// swiftc: ["img-x", "img-x"] 1
actor ImageCache { private var tasks: [String: Task<String, Error>] = [:]; private(set) var loads = 0
  func image(_ k: String) async throws -> String { if let t = tasks[k] { return try await t.value }; let t = Task { () throws -> String in await self.count(); return "img-\(k)" }; tasks[k] = t; return try await t.value }
  private func count() { loads += 1 } }
func probe() async -> String { let c = ImageCache(); async let a = c.image("x"); async let b = c.image("x"); let both = (try? await [a, b]) ?? []; return "\(both) \(await c.loads)" }

// MARK: task local and detached
// swiftc: none r1 none
enum Trace { @TaskLocal static var id = "none" }
func probe() async -> String { let a = Trace.id; let b = await Trace.$id.withValue("r1") { await Task { Trace.id }.value }; let c = await Trace.$id.withValue("r2") { await Task.detached { Trace.id }.value }; return "\(a) \(b) \(c)" }

// MARK: timeout race with a group
// swiftc: fast
func race() async -> String { await withTaskGroup(of: String.self) { g in g.addTask { try? await Task.sleep(for: .seconds(5)); return "slow" }; g.addTask { "fast" }; let first = await g.next()!; g.cancelAll(); return first } }
func probe() async -> String { await race() }

