import Testing

/// Swift's overload resolution: an argument that does not conform is for the SDK's own modifier.
@Suite("Paints of an app's own protocol") struct OwnPaintTests {
  private static let paint = """
    protocol Paint: View { func coat(_ scheme: ColorScheme) -> Coat }
    struct Coat: Paint {
      var color: Color
      func coat(_ scheme: ColorScheme) -> Coat { self }
      var body: some View { color }
    }
    """

  @Test("A modifier for the app's paints leaves SwiftUI's colours to SwiftUI's")
  func paints() {
    let screen = Screen(
      """
      \(Self.paint)
      struct Painted: ViewModifier {
        @Environment(\\.colorScheme) var scheme
        var paint: (any Paint)?
        func body(content: Content) -> some View { content.foregroundColor(paint?.coat(scheme).color) }
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

  @Test("Inside a modifier's own body its name is SwiftUI's, whatever that is given")
  func ownBody() {
    let screen = Screen(
      """
      \(Self.paint)
      struct Painted: ViewModifier {
        @Environment(\\.colorScheme) var scheme
        var paint: (any Paint)?
        var isTint = false
        func body(content: Content) -> some View {
          Group {
            if isTint { content.tint(paint?.coat(scheme).color) }
            else { content.foregroundColor(paint?.coat(scheme).color) }
          }
        }
      }
      extension View {
        func foregroundColor(_ paint: (any Paint)?) -> some View { modifier(Painted(paint: paint)) }
        func tint(_ paint: (any Paint)?) -> some View { return self.modifier(Painted(paint: paint, isTint: true)) }
      }
      struct Probe: View {
        var body: some View {
          VStack {
            Text("Tide").foregroundColor(Coat(color: .red).polished(4))
            Text("Ebb").tint(Coat(color: .red).polished(4))
          }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Tide", "Ebb"])
    let endless = screen.notices.filter {
      $0.message.contains("nested") || $0.message.contains("contains itself")
    }
    #expect(endless.isEmpty)
  }

  @Test("A builder of the app's own paints gives one of them, with its members")
  func builders() {
    let screen = Screen(
      """
      \(Self.paint)
      struct Either<L: Paint, R: Paint>: Paint {
        enum Storage { case left(L), right(R) }
        var storage: Storage
        init(left: L) { storage = .left(left) }
        init(right: R) { storage = .right(right) }
        func coat(_ scheme: ColorScheme) -> Coat {
          switch storage { case .left(let paint): paint.coat(scheme); case .right(let paint): paint.coat(scheme) }
        }
        var body: some View { coat(.light).body }
      }
      @resultBuilder struct PaintBuilder {
        static func buildBlock<P: Paint>(_ paint: P) -> P { paint }
        static func buildEither<L: Paint, R: Paint>(first: L) -> Either<L, R> { Either(left: first) }
        static func buildEither<L: Paint, R: Paint>(second: R) -> Either<L, R> { Either(right: second) }
      }
      struct Probe: View {
        var isHigh = false
        @PaintBuilder var paint: some Paint { if isHigh { Coat(color: .red) } else { Coat(color: .blue) } }
        @PaintBuilder static func warning(_ isHigh: Bool) -> some Paint {
          if isHigh { Coat(color: .red) } else { Coat(color: .blue) }
        }
        var body: some View {
          VStack {
            Text(paint.coat(.light).color == .blue ? "blue" : "other")
            Text(Probe.warning(true).coat(.dark).color == .red ? "red" : "other")
          }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["blue", "red"])
    #expect(screen.notices.isEmpty)
  }

  @Test("Paths that functions draw step by step, and shapes that are transformed, are silent")
  func drawn() {
    let code = """
      func coast() -> (Path, Path) {
        var shore = Path(), sea = Path()
        shore.move(to: .zero)
        shore.addLine(to: CGPoint(x: 4, y: 2))
        sea.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        sea.addPath(shore)
        sea.closeSubpath()
        return (shore, sea)
      }
      struct Hull: Shape { func path(in rect: CGRect) -> Path { coast().0 } }
      """
    #expect(
      outline(
        #"VStack { coast().1.fill(.blue); Hull().transform(.identity).offset(x: 4); Text("Coast") }"#,
        declarations: code
      ).hasSuffix(#"Text "Coast""#))
  }
}
