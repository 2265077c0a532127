import Testing

/// Static members need no type before them inside the type's own extension: The Swift Programming Language,
/// "Properties" and "Methods"; what the SDK declares there counts as what the app does.
@Suite("Static members of the SDK's types inside an extension") struct ImplicitStaticTests {
  @Test("Constants and functions of the type are meant by their bare names")
  func bare() {
    let screen = Screen(
      """
      extension Color {
        static let ripe = red
        static func unripe(_ share: Double) -> Color { green.opacity(share) }
      }
      extension Font { static let sign = system(size: 30) }
      extension String { static func crates(_ count: Int) -> String { localizedStringWithFormat("%d crates", count) } }
      struct Stall: View {
        var body: some View {
          Text(String.crates(3)).font(.sign).foregroundStyle(Color.ripe).background(Color.unripe(0.5))
        }
      }
      """, open: "Stall")
    #expect(screen.texts == ["3 crates"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A colour that neither code nor a catalog has is a gap by its name")
  func folders() {
    let screen = Screen(
      """
      struct Stall: View {
        var body: some View { VStack { Text("Plums"); Color.Market.Awning.red.colorScheme(.dark).frame(height: 4) } }
      }
      """, open: "Stall")
    #expect(screen.texts == ["Plums"])
    #expect(screen.notices.contains { $0.message.contains("Market") })
  }

  @Test(
    "The cases of an optional type by that type's name",
    arguments: [
      ("Int?.none == nil", "true"), ("Optional<String>.none == nil", "true"),
      ("Optional.some(4) == 4", "true"), ("String?.some(\"plum\") ?? \"none\"", "plum"),
    ])
  func optional(_ expression: String, _ expected: String) {
    #expect(Evaluation("return \(expression)").text == expected)
  }
}
