import EarshotVocabulary
import Testing

/// Evidence: the promise that what is unknown costs no more than itself; the app runs on a device.
@Suite("What would end the program here") struct ShelterTests {
  private func view(_ body: String, _ declarations: String = "") -> Screen {
    Screen("\(declarations)\nstruct Probe: View { var body: some View { \(body) } }", open: "Probe")
  }

  @Test("A function that stops the program costs its result, and the view around is read")
  func function() {
    let screen = view(
      "VStack { Text(\"before\"); Text(\"Depth \\(depth())\"); Text(\"after\") }",
      "func depth() -> Int { fatalError(\"no gauge\") }")
    #expect(screen.texts == ["before", "Depth «depth()»", "after"])
    #expect(screen.notices.map(\.kind) == [.trap])
  }

  @Test("What is made with a static that stops the program keeps what else it has")
  func shared() {
    let screen = view(
      "let pool = Pool()\nText(pool.name)",
      """
      struct Store { static let shared = Store(file: nil); init(file: String?) { _ = file! } }
      class Pool { let store = Store.shared; let name = "North" }
      """)
    #expect(screen.texts == ["North"])
  }

  @Test("An initialiser that stops the program leaves what it has set")
  func initializer() {
    let screen = view(
      "Text(Pool().name)",
      "class Pool { var name = \"\"; init() { name = \"South\"; precondition(false, \"no tide\"); name = \"\" } }"
    )
    #expect(screen.texts == ["South"])
  }

  @Test("Calls without end cost the view's own value")
  func depth() {
    let screen = view(
      "VStack { Text(\"before\"); Text(\"n \\(down(1))\") }",
      "func down(_ n: Int) -> Int { let below = down(n + 1); return below + 1 }")
    #expect(screen.texts.first == "before")
    #expect(screen.notices.contains { $0.kind == .budget })
  }

  @Test("A lock keeps its state as the closure leaves it")
  func lock() {
    let screen = view(
      "VStack { Text(next()); Text(next()) }",
      """
      private let count = OSAllocatedUnfairLock(initialState: 0)
      func next() -> String { "\\(count.withLock { held -> Int in held += 1; return held })" }
      """)
    #expect(screen.texts == ["1", "2"])
  }
}
