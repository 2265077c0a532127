import Testing

/// Swift evolution 249: a key path where a function is expected.
@Suite("Key paths given as functions") struct KeyPathFunctionTests {
  @Test("A parameter that is called takes a key path, also later from inside a closure")
  func functions() {
    let screen = Screen(
      """
      struct Tide { var name = "Springs"; var isHigh = true }
      final class Store: ObservableObject {
        @Published var tide = Tide()
        func binding<Part>(get: @escaping (Tide) -> Part) -> Binding<Part> {
          Binding(get: { get(self.tide) }, set: { _, _ in })
        }
        func text(_ get: (Tide) -> String) -> String { get(tide) }
      }
      struct Probe: View {
        @StateObject var store = Store()
        var body: some View {
          Text(store.text(\\.name))
          if store.binding(get: \\.isHigh).wrappedValue { Text("high") }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Springs", "high"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Of two functions the one that takes a key path is given one")
  func overloads() {
    let screen = Screen(
      """
      import HarbourIcons
      import SwiftUI
      struct Badge: View {
        var text: String
        static func of<Icon: View>(_ text: String, icon: Icon) -> Badge { Badge(text: "\\(text) with a view") }
        static func of(_ text: String, icon: KeyPath<HarbourIcons, Image>) -> Badge { Badge(text: text) }
        var body: some View { Text(text) }
      }
      struct Probe: View { var body: some View { Badge.of("Buoy", icon: \\.buoy) } }
      """, open: "Probe")
    #expect(screen.texts == ["Buoy"])
  }
}
