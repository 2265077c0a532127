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

  // Apple, "boundingRect": the smallest rectangle around all points, without the control points of curves.
  @Test("What was drawn is measured where the app asks")
  func measures() {
    let screen = Screen(
      """
      import SwiftUI
      func box(_ draw: (inout Path) -> Void) -> String {
        var path = Path()
        draw(&path)
        let box = path.boundingRect
        return [box.minX, box.minY, box.width, box.height].map { "\\(Int($0.rounded()))" }.joined(separator: " ")
      }
      struct Probe: View {
        var body: some View {
          VStack {
            Text(box { $0.move(to: .zero); $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10)) })
            Text(box { $0.addArc(
              center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true) })
            Text(box { $0.addPath(Path(ellipseIn: CGRect(x: 1, y: 2, width: 4, height: 8)).offsetBy(dx: 2, dy: 0)) })
          }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["0 0 10 5", "-10 -10 20 20", "3 2 4 8"])
    #expect(screen.notices.isEmpty)
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
