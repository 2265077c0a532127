/// What is drawn onto a path that a variable holds: `path.addLine(to: end)`. A shape says nothing of its own,
/// whatever its outline.
extension VisualOnly {
  /// The methods of `Path` that add to it or move it.
  static let drawing: Set<String> = [
    "addArc", "addCurve", "addEllipse", "addLine", "addLines", "addPath", "addQuadCurve", "addRect",
    "addRects", "addRelativeArc", "addRoundedRect", "closeSubpath", "move",
  ]

  /// Whether a method only changes the outline of what it is asked of.
  static func isDrawing(_ method: String, on view: ViewValue) -> Bool {
    view.name == "Path" && drawing.contains(method)
  }
}
