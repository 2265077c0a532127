import Testing

/// Swift's overload resolution: an argument that does not conform is for the SDK's own modifier.
@Suite("Paints of an app's own protocol") struct OwnPaintTests {
  @Test("A modifier for the app's paints leaves SwiftUI's colours to SwiftUI's")
  func paints() {
    let screen = Screen(
      """
      protocol Paint: View { func shade(_ scheme: ColorScheme) -> Coat }
      struct Coat: Paint {
        var color: Color
        func shade(_ scheme: ColorScheme) -> Coat { self }
        var body: some View { color }
      }
      struct Painted: ViewModifier {
        @Environment(\\.colorScheme) var scheme
        var paint: (any Paint)?
        func body(content: Content) -> some View { content.foregroundColor(paint?.shade(scheme).color) }
      }
      extension View {
        func foregroundColor(_ paint: (any Paint)?) -> some View { modifier(Painted(paint: paint)) }
      }
      struct Palette { static var sea: some Paint { Coat(color: Color.blue) } }
      struct Probe: View {
        var body: some View {
          VStack { Text("Tide").foregroundColor(Palette.sea); Text("Ebb").foregroundColor(.red) }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Tide", "Ebb"])
    #expect(screen.tree.gaps.isEmpty)
  }
}
