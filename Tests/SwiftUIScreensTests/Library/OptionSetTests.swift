import Testing

/// `ArrayLiteralElement` of a set of options is its `Element`, by an extension that holds where they are the same.
@Suite("Sets of options") struct OptionSetTests {
  @Test("A literal is understood whatever other sets were asked before it")
  func order() {
    let screen = Screen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View {
          let _ = DispatchQueue.main.async {}
          Text("Tide").padding([.top, .bottom], 5)
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Tide"])
    #expect(screen.notices.isEmpty)
  }
}
