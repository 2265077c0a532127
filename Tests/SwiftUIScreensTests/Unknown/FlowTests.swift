import Testing

/// SwiftUI-Flow's `HFlow` and `VFlow` are layouts (its README: "a layout container that arranges its
/// children in lines").
@Suite("Layouts of SwiftUI-Flow") struct FlowTests {
  private let view =
    "import SwiftUI\nstruct Probe: View { var body: some View { HFlow(spacing: 4) { Text(\"a\"); Text(\"b\") } } }"

  @Test("Where its module is imported, its views are read one after the other")
  func imported() {
    let screen = Screen("import Flow\n\(view)", open: "Probe")
    #expect(screen.texts == ["a", "b"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Elsewhere the name stays unknown, and an app's own view of it is the app's")
  func elsewhere() {
    #expect(Screen(view, open: "Probe").notices.count == 1)
    let own =
      "struct HFlow<V: View>: View { init(spacing: Int, @ViewBuilder _ v: () -> V) { }; var body: some View { Text(\"own\") } }"
    #expect(Screen("import Flow\n\(own)\n\(view)", open: "Probe").texts == ["own"])
  }
}
