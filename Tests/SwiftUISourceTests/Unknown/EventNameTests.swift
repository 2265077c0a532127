import EarshotVocabulary
import Testing

@testable import EarshotSwiftUISource

/// Swift's API design guidelines and SwiftUI's own modifiers: what begins with `on` runs code at an event.
@Suite("Modifiers from elsewhere that begin with on") struct EventNameTests {
  private func screen(_ modifiers: String) -> Screen {
    Screen(
      """
      struct Probe: View {
        @State var crates = 0
        @State var isOpen = true
        var body: some View { Text("Crates: \\(crates)")\(modifiers) }
      }
      """, open: "Probe")
  }

  private func kept(_ modifiers: String) -> [String] {
    screen(modifiers).node("Text")?.modifiers.map(\.name) ?? []
  }

  @Test(
    "What only waits for something to happen changes nothing that is read, and is named",
    arguments: [
      ".onRightSwipeGesture { crates = 9 }", ".onTapBackground(enabled: isOpen) { crates = 9 }",
      "._onButtonGesture(pressing: { isOpen = $0 }) { crates = 9 }",
      ".onValueChange(of: crates) { value in crates = value + 1 }",
    ])
  func later(modifier: String) {
    let screen = screen(modifier)
    #expect(screen.texts == ["Crates: 0"])
    #expect(screen.node("Text")?.modifiers.isEmpty == true)
    #expect(screen.notices.map(\.message).first?.contains("only waits for something to happen") == true)
    #expect(screen.notices.count == 1)
  }

  @Test(
    "What is done when the view appears or is loaded is done",
    arguments: [
      ".onFirstAppear { crates = 4 }", ".onLoad { crates = 4 }", ".onViewDidLoad(perform: { crates = 4 })",
    ])
  func appearing(modifier: String) {
    let screen = screen(modifier)
    #expect(screen.texts == ["Crates: 4"])
    #expect(screen.notices.map(\.message).first?.contains("it counts as '.onAppear'") == true)
  }

  @Test("What makes a view, or is given no code, may be heard")
  func heard() {
    #expect(kept(".onShown { Text(\"Sold out\") }") == ["onShown"])
    #expect(kept(".onSale(\"today\")") == ["onSale"])
    #expect(kept(".once { crates = 2 }") == ["once"])
  }

  @Test("A frame of whatever measures only takes space")
  func frames() {
    #expect(kept(".frameLimit(width: Double(crates) * 2)") == [])
    #expect(kept(".frameTitled(\"Crates\")") == ["frameTitled"])
    #expect(kept(".framed { Text(\"Crates\") }") == ["framed"])
  }
}
