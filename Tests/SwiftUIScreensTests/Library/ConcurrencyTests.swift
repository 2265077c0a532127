import Testing

/// Expected as programs compiled with swiftc 6.3 print it.
@Suite("Streams, groups of tasks and continuations") struct ConcurrencyTests {
  /// What a view shows once its task has run.
  private func shown(_ body: String, _ declarations: String = "") -> [String] {
    Screen(
      """
      enum Storm: Error { case force(Int) }
      func squared(_ n: Int) async -> Int { await Task.yield(); return n * n }
      \(declarations)
      func logged() async -> String {
      \(body)
      }
      struct Probe: View { @State var log = "waiting"
        var body: some View { Text(verbatim: log).task { log = await logged() } } }
      """, open: "Probe"
    ).texts
  }

  @Test(
    "A stream gives what was put into it",
    arguments: [
      (
        "let s = AsyncStream<Int> { c in for i in 1...3 { c.yield(i) }; c.finish() }; var r: [Int] = []; for await x in s { r.append(x) }; return \"\\(r)\"",
        "[1, 2, 3]"
      ),
      (
        "let (s, c) = AsyncStream.makeStream(of: String.self); c.yield(\"a\"); c.yield(\"b\"); c.finish(); var r = \"\"; for await x in s.map({ $0 + \"!\" }) { r += x }; return r",
        "a!b!"
      ),
      (
        "let s = AsyncStream<Int> { c in (1...6).forEach { c.yield($0) }; c.finish() }; var r: [Int] = []; for await x in s.filter({ $0 % 2 == 0 }).prefix(2) { r.append(x) }; return \"\\(r)\"",
        "[2, 4]"
      ),
      (
        "let s = AsyncThrowingStream<Int, Error> { c in c.yield(1); c.finish(throwing: Storm.force(3)) }; var r: [Int] = []; do { for try await x in s { r.append(x) }; return \"end\" } catch { return \"\\(r) \\(error)\" }",
        "[1] force(3)"
      ),
    ])
  func streams(body: String, expected: String) { #expect(shown(body) == [expected]) }

  @Test("A stream that is not finished is waited for after what it has given")
  func unfinished() {
    let screen = Screen(
      """
      struct Probe: View { @State var level = "slack"
        let levels = AsyncStream<String> { $0.yield("rising") }
        var body: some View { Text(level).task { for await new in levels { level = new }; level = "over" } } }
      """, open: "Probe")
    #expect(screen.texts == ["rising"])
  }

  @Test("An asynchronous sequence of the app's is walked")
  func ownSequence() {
    let ticks = """
      struct Ticks: AsyncSequence, AsyncIteratorProtocol {
        typealias Element = Int
        var n = 0
        mutating func next() async -> Int? { n += 1; return n > 3 ? nil : n }
        func makeAsyncIterator() -> Ticks { self }
      }
      """
    let body = "var r: [Int] = []; for await t in Ticks() { r.append(t) }; return \"\\(r)\""
    #expect(shown(body, ticks) == ["[1, 2, 3]"])
  }

  @Test(
    "A group's tasks give what they make",
    arguments: [
      (
        "let r = await withTaskGroup(of: Int.self) { g in for i in 1...4 { g.addTask { await squared(i) } }; var s = 0; for await x in g { s += x }; return s }; return \"\\(r)\"",
        "30"
      ),
      (
        "do { return try await withThrowingTaskGroup(of: Int.self) { g in g.addTask { throw Storm.force(8) }; return \"\\(try await g.next() ?? 0)\" } } catch { return \"\\(error)\" }",
        "force(8)"
      ),
      (
        "let t = Task<Int, Error> { throw Storm.force(1) }; switch await t.result { case .success(let v): return \"\\(v)\"; case .failure(let e): return \"failed \\(e)\" }",
        "failed force(1)"
      ),
    ])
  func groups(body: String, expected: String) { #expect(shown(body) == [expected]) }

  @Test("A continuation gives what it is resumed with, and one that isn't is waited for")
  func continuations() {
    #expect(
      shown("let v: Int = await withCheckedContinuation { c in c.resume(returning: 7) }; return \"\\(v)\"")
        == ["7"])
    #expect(
      shown(
        "do { let _: Int = try await withCheckedThrowingContinuation { $0.resume(throwing: Storm.force(9)) }; return \"no\" } catch { return \"\\(error)\" }"
      ) == ["force(9)"])
    #expect(
      shown("let v: Int = await withCheckedContinuation { c in }; return \"\\(v)\"") == ["waiting"])
  }
}
