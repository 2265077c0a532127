import Testing

/// Apple, "Path": its methods change the outline of a shape; a shape says nothing by itself.
@Suite("Paths that are drawn step by step") struct PathDrawingTests {
  @Test("What is drawn onto a path in a variable leaves no gap")
  func steps() {
    let screen = Screen(
      """
      struct Sail: View {
        var height: CGFloat
        var outline: Path {
          var path = Path()
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 40, y: height))
          path.addArc(
            center: .zero, radius: 8, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
          path.closeSubpath()
          return path
        }
        var body: some View { outline.fill(.white).accessibilityLabel("Sail") }
      }
      struct Probe: View { var body: some View { VStack { Sail(height: 30); Text("Boat") } } }
      """, open: "Probe")
    #expect(screen.notices.isEmpty)
    #expect(screen.texts == ["Boat"])
  }

  @Test("The same names asked of another view are a gap")
  func others() {
    let screen = Screen(
      """
      struct Probe: View { var body: some View { Text("Boat").closeSubpath() } }
      """, open: "Probe")
    #expect(screen.notices.contains { $0.message.contains("closeSubpath") })
  }
}
