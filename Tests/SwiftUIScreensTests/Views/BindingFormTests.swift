import Testing

/// SwiftUI's documentation of `Binding`: `init(get:set:)`, also with trailing closures.
@Suite("Bindings without their type") struct BindingFormTests {
  @Test(
    "A binding of closures says what it holds",
    arguments: [
      ".init(get: { name }, set: { name = $0 })", ".init { name } set: { name = $0 }",
      "Binding { name } set: { name = $0 }", "$name.limited(to: 9)",
    ])
  func closures(binding: String) {
    let screen = Screen(
      """
      extension Binding where Value == String {
        func limited(to count: Int) -> Self {
          .init { wrappedValue } set: { wrappedValue = String($0.prefix(count)) }
        }
      }
      struct Probe: View { @State var name = "Gull"; var body: some View { TextField("Boat", text: \(binding)) } }
      """, open: "Probe")
    #expect(screen.nodes.compactMap { $0.argument("text")?.string } == ["Gull"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What is given to a wrapped binding without its type is of the property's")
  func wrapped() {
    let screen = Screen(
      """
      struct Tide { var name: String }
      struct Probe: View {
        @Binding var tide: Tide
        init(name: String) { _tide = .constant(.init(name: name)) }
        var body: some View { Text(tide.name) }
      }
      #Preview { Probe(name: "Neaps") }
      """)
    #expect(screen.texts == ["Neaps"])
  }

  @Test("A state object that begins with a constant of its own type is that")
  func stateObject() {
    let screen = Screen(
      """
      final class Settings: ObservableObject { static let shared: Settings = .init(); @Published var name = "Springs" }
      struct Probe: View { @StateObject private var settings: Settings = .shared; var body: some View { Text(settings.name) } }
      """, open: "Probe")
    #expect(screen.texts == ["Springs"])
  }
}
