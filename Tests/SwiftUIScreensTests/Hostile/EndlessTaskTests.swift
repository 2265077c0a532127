import EarshotVocabulary
import Testing

// Tasks without end take the steps of their screen, and no thread of the system that others need.
@Suite("Tasks without end", .serialized) struct EndlessTaskTests {
  private func screen(_ task: String, declarations: String = "") -> Screen {
    Screen(
      probe(
        "VStack { Text(\"Milk\"); Text(\"\\(n)\"); Text(\"Bread\") }.task { \(task) }",
        members: "@State var n = 0\n\(declarations)"),
      open: "Probe")
  }

  @Test(
    "They end with their bound",
    arguments: [
      ("while true { await Task.yield() }", ""), ("while true { n += 1; await Task.yield() }", ""),
      ("while true { try? await Task.sleep(nanoseconds: 0) }", ""),
      ("go()", "func go() { Task { n += 1; go() } }"),
      ("go()", "func go() { DispatchQueue.main.async { n += 1; go() } }"),
      ("go()", "func go() { Task { go() }; Task { go() } }"),
      ("n = await wait(0)", "func wait(_ m: Int) async -> Int { await Task { await wait(m + 1) }.value }"),
      (
        "await withTaskGroup(of: Int.self) { g in for i in 0..<1_000_000 { g.addTask { i } }; for await x in g { n += x } }",
        ""
      ),
    ])
  func bounded(task: String, declarations: String) {
    let screen = screen(task, declarations: declarations)
    #expect(screen.texts.first == "Milk")
    #expect(screen.texts.last == "Bread")
    #expect(screen.notices.contains { $0.kind == .budget })
  }

  @Test(
    "What waits for what never comes waits, and nothing else does",
    arguments: [
      "await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }; n = 1",
      "await withTaskGroup(of: Void.self) { g in g.addTask { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }; await g.waitForAll() }; n = 1",
      "try? await Task.sleep(for: .seconds(1_000_000)); n = 1",
    ])
  func waiting(task: String) {
    #expect(screen(task).texts == ["Milk", "0", "Bread"])
  }

  @Test("Each task has its own depth of calls, also while it waits")
  func depth() {
    let screen = screen(
      "for _ in 0..<40 { Task { await wait(300) } }; try? await Task.sleep(for: .milliseconds(1)); n = dive(500)",
      declarations: """
        func wait(_ m: Int) async { if m > 0 { await wait(m - 1) } else { try? await Task.sleep(for: .seconds(1_000)) } }
        func dive(_ m: Int) -> Int { m > 0 ? dive(m - 1) + 1 : 0 }
        """)
    #expect(screen.texts == ["Milk", "500", "Bread"])
    #expect(screen.notices.isEmpty)
  }
}
