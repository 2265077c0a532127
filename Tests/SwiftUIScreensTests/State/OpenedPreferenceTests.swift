import Testing

@Suite("Preferences")
struct OpenedPreferenceTests {
  private let keys = """
    struct Depths: PreferenceKey {
      static let defaultValue: [Int] = []
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    """

  @Test("A key joins what several views tell, in their order")
  func joins() {
    let screen = OpenedScreen(
      keys + """
        struct Probe: View {
          @State private var depths: [Int] = []
          var body: some View {
            VStack {
              Text("\\(depths.map(String.init).joined(separator: ","))")
              Text("a").preference(key: Depths.self, value: [1])
              VStack { Text("b").preference(key: Depths.self, value: [2]) }
            }
            .onPreferenceChange(Depths.self) { depths = $0 }
          }
        }
        """)
    #expect(screen.gap == nil)
    #expect(screen.texts == ["1,2", "a", "b"])
  }

  @Test("A view's own value takes the place of those of its parts")
  func replaces() {
    let screen = OpenedScreen(
      keys + """
        struct Probe: View {
          var body: some View {
            VStack { Text("a").preference(key: Depths.self, value: [1]) }
              .preference(key: Depths.self, value: [7])
              .transformPreference(Depths.self) { $0.append(8) }
              .overlayPreferenceValue(Depths.self) { depths in Text("over \\(depths.count)") }
              .backgroundPreferenceValue(Depths.self) { Text("under \\($0.last ?? 0)") }
          }
        }
        """)
    #expect(screen.gap == nil)
    #expect(
      screen.modifier("overlay")?.argument("content")?.views.map { $0.flatMap(OpenedScreen.texts) } == [
        "over 2"
      ])
    #expect(
      screen.modifier("background")?.argument("content")?.views.map { $0.flatMap(OpenedScreen.texts) } == [
        "under 8"
      ])
  }

  @Test("What a sheet shows tells the views under it nothing")
  func staysApart() {
    let screen = OpenedScreen(
      keys + """
        struct Probe: View {
          var body: some View {
            Text("a")
              .sheet(isPresented: .constant(true)) { Text("b").preference(key: Depths.self, value: [1]) }
              .overlayPreferenceValue(Depths.self) { Text("over \\($0.count)") }
          }
        }
        """)
    #expect(screen.gap == nil)
    #expect(screen.texts.contains("over 0"))
  }
}
