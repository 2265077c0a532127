import Testing

/// Apple's release notes of iOS 13 beta 3: `NavigationButton` is renamed `NavigationLink`. No later SDK has it.
@Suite("Views under the names of the first beta of SwiftUI") struct FormerViewTests {
  @Test("A view that no SDK has is a gap by its name")
  func others() {
    let screen = Screen(
      """
      struct Probe: View {
        var body: some View { NavigationView { List { NavigationButton(title: "Boats", route: 3) } } }
      }
      """, open: "Probe")
    #expect(screen.notices.contains { $0.message.contains("NavigationButton") })
    // What it was given to show may be shown.
    #expect(screen.texts == ["Boats"])
  }
}
