import Testing

@Suite("Modifiers of packages without self") struct ImplicitModifierTests {
  @Test("In an extension of View a package's modifier needs no self")
  func stays() {
    let screen = Screen(
      """
      import SwiftUI
      import SwiftUIIntrospect
      extension View {
        func harbourBar() -> some View { introspect(.list, on: .iOS(.v17)) { $0.bounces = false } }
      }
      struct Probe: View { var body: some View { VStack { Text("Tides") }.harbourBar() } }
      """, open: "Probe")
    #expect(screen.texts == ["Tides"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What nothing declares is a gap by its name, and the view is shown without what hangs on it")
  func undeclared() {
    let screen = Screen(
      """
      extension View { func harbourBar() -> some View { glimmer(2).padding() } }
      struct Probe: View { var body: some View { VStack { Text("Tides") }.harbourBar() } }
      """, open: "Probe")
    #expect(screen.texts == ["Tides"])
    #expect(screen.notices.contains { $0.message.contains("glimmer") })
    #expect(screen.tree.gaps.contains { $0.effect == .content })
  }

  @Test("Elsewhere a function that nothing declares stays a gap")
  func elsewhere() {
    let screen = Screen(
      "struct Probe: View { var body: some View { Text(\"Tides\"); glimmer(2) } }", open: "Probe")
    #expect(screen.texts == ["Tides"])
    #expect(screen.notices.contains { $0.message.contains("glimmer") })
  }

  // The Swift Programming Language, "Functions": a stored function is called by the property's name.
  @Test("A function that a view keeps under a modifier's name is what its call means")
  func kept() {
    let screen = Screen(
      """
      struct Berth<Menu: View>: View {
        let name: String
        let contextMenu: (String) -> Menu
        var body: some View { VStack { Text(name); contextMenu(name) } }
      }
      struct Probe: View { var body: some View { Berth(name: "Quay") { Text("Menu of \\($0)") } } }
      """, open: "Probe")
    #expect(screen.texts == ["Quay", "Menu of Quay"])
  }
}
