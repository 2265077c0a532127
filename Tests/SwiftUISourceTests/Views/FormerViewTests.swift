import Testing

/// Apple's release notes of iOS 13 beta 3: `NavigationButton` is renamed `NavigationLink`.
@Suite("Views under the names of the first beta of SwiftUI") struct FormerViewTests {
  private func outline(_ link: String) -> Screen {
    Screen(
      """
      struct Pier: View { var body: some View { Text("Pier") } }
      struct Probe: View { var body: some View { NavigationView { List { \(link) } } } }
      """, open: "Probe")
  }

  @Test("A navigation button is a navigation link")
  func navigation() {
    let now = outline(#"NavigationLink(destination: Pier()) { Text("Boats") }"#)
    for former in [
      #"NavigationButton(destination: Pier()) { Text("Boats") }"#,
      #"NavigationButton(destination: Pier(), onTrigger: { true }) { Text("Boats") }"#,
    ] {
      let screen = outline(former)
      #expect(screen.notices.isEmpty)
      #expect(screen.outline == now.outline)
    }
  }

  @Test("A view of that name that takes something else stays a gap")
  func others() {
    let screen = outline(#"NavigationButton(title: "Boats", route: 3)"#)
    #expect(screen.notices.contains { $0.message.contains("NavigationButton") })
  }
}
