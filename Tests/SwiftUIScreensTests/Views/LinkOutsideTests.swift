import Testing

/// SwiftUI disables a `NavigationLink` that no navigation container is around: an accessibility dump of one has the trait
/// `notEnabled` (github.com/rjchatfield/AX, AXTests/SwiftUI/ViewTests.swift, testNavigationLink).
@Suite("Links outside of navigation") struct LinkOutsideTests {
  private let link = "NavigationLink(\"Hold\") { Text(\"Cargo\") }"

  private func isDimmed(_ screen: Screen) -> Bool? {
    screen.node("NavigationLink").map { $0.modifier("disabled")?.unlabeled()?.bool == true }
  }

  @Test("In a preview that is all there is, it is dimmed, and a note says what shows it otherwise")
  func preview() {
    for around in ["\(link)", "List { \(link) }", "TabView { \(link) }"] {
      let screen = Screen("import SwiftUI\n#Preview { \(around) }")
      #expect(isDimmed(screen) == true)
      #expect(screen.tree.notices.contains { $0.message.contains("--in navigation") })
      #expect(screen.tree.gaps.isEmpty)
    }
  }

  @Test(
    "In a navigation container it is not",
    arguments: [
      "NavigationStack { List { LINK } }", "NavigationView { LINK }",
      "NavigationSplitView { List { LINK } } detail: { Text(\"Sea\") }",
      "TabView { NavigationStack { LINK } }",
    ])
  func inside(view: String) {
    let screen = Screen("import SwiftUI\n#Preview { \(view.replacing("LINK", with: link)) }")
    #expect(isDimmed(screen) == false)
    #expect(screen.notices.isEmpty)
  }

  @Test("A view by itself is a part of the screen that shows it, but what it presents has nothing around it")
  func parts() {
    #expect(isDimmed(Screen(probe(link), open: "Probe")) == false)
    let sheet = "Text(\"Pier\").sheet(isPresented: .constant(true)) { LINK }"
    func dimmed(_ content: String) -> Bool {
      Screen(probe(sheet.replacing("LINK", with: content)), open: "Probe").outline.contains(".disabled(true)")
    }
    #expect(dimmed(link))
    #expect(!dimmed("NavigationStack { \(link) }"))
  }

  // Apple's documentation of NavigationLink, "Coordinate with a list": there a link's value is what the list selects.
  @Test("In a list with a selection it chooses its row")
  func selection() {
    let screen = Screen(
      "import SwiftUI\n#Preview { @Previewable @State var tide: String?\nList(selection: $tide) { NavigationLink(\"Ebb\", value: \"ebb\") } }"
    )
    #expect(isDimmed(screen) == false)
  }

  @Test("In what isn't known it may be in a container")
  func unknown() {
    let screen = Screen("import SwiftUI\n#Preview { HarborStack { \(link) } }")
    #expect(isDimmed(screen) == false)
  }
}
