import EarshotVocabulary
import Testing

/// Evidence: the Swift book, "fatalError" and "precondition": the program ends there, and the view shows nothing.
@Suite("What would end the program here") struct ShelterTests {
  private func view(_ body: String, _ declarations: String = "") -> Screen {
    Screen("\(declarations)\nstruct Probe: View { var body: some View { \(body) } }", open: "Probe")
  }

  @Test("A function that stops the program costs the view that called it, and its place is named")
  func function() {
    let screen = view(
      "VStack { Text(\"before\"); Text(\"Depth \\(depth())\"); Text(\"after\") }",
      "func depth() -> Int { fatalError(\"no gauge\") }")
    #expect(screen.texts == ["before", "after"])
    #expect(screen.notices.map(\.kind) == [.trap])
    #expect(screen.notices.first?.location?.line == 1)
    #expect(screen.notices.first?.message.contains("no gauge") == true)
  }

  @Test("What is made with a static that stops the program leaves nothing of the view around it")
  func shared() {
    let screen = view(
      "let pool = Pool()\nText(pool.name)",
      """
      struct Store { static let shared = Store(file: nil); init(file: String?) { _ = file! } }
      class Pool { let store = Store.shared; let name = "North" }
      """)
    #expect(screen.texts == [])
    #expect(screen.notices.map(\.kind) == [.trap])
    #expect(screen.notices.first?.location?.line == 1)
  }

  // Its first use waits for itself in `swift_once`, as a program that swiftc makes does.
  @Test(
    "So does a static whose first value is made of itself",
    arguments: ["static let x: Int = x + 1", "static let x: Int = y; static let y: Int = x"])
  func circular(declarations: String) {
    let screen = view("Text(\"\\(Tide.x)\")", "enum Tide { \(declarations) }")
    #expect(screen.texts == [])
    #expect(screen.notices.map(\.kind) == [.trap])
  }

  @Test("So does an initializer that stops the program")
  func initializer() {
    let screen = view(
      "Text(Pool().name)",
      "class Pool { var name = \"\"; init() { name = \"South\"; precondition(false, \"no tide\"); name = \"\" } }"
    )
    #expect(screen.texts == [])
    #expect(screen.notices.map(\.kind) == [.trap])
    #expect(screen.notices.first?.message.contains("no tide") == true)
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
      import os
      import SwiftUI
      private let count = OSAllocatedUnfairLock(initialState: 0)
      func next() -> String { "\\(count.withLock { held -> Int in held += 1; return held })" }
      """)
    #expect(screen.texts == ["1", "2"])
  }
}
