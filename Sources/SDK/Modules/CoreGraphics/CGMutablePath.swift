// CoreGraphics: the declarations of CGMutablePath.
// Declared as the framework's interface has it, with code of our own.

class CGMutablePath: CGPath {
  init() { super.init(_steps: []) }

  @_takesUnknown func _draw(_ steps: [_PathStep], _ transform: CGAffineTransform) {
    if transform.isIdentity {
      _steps += steps
    } else {
      _steps.append(.transformed(steps, transform))
    }
  }
  @_takesUnknown func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    _draw([.part(.move(point))], transform)
  }
  @_takesUnknown func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    _draw([.part(.line(point))], transform)
  }
  @_takesUnknown func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    _draw([.steps({ _PathStep._lines(points) })], transform)
  }
  @_takesUnknown func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { _draw([.part(.quadCurve(end, control: control))], transform) }
  @_takesUnknown func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { _draw([.part(.curve(end, control1: control1, control2: control2))], transform) }
  @_takesUnknown func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    _draw([.rect(rect)], transform)
  }
  @_takesUnknown func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    _draw([.steps({ rects.map { .rect($0) } })], transform)
  }
  @_takesUnknown func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    _draw([.ellipse(rect)], transform)
  }
  @_takesUnknown func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) { _draw([.roundedRect(rect, corner: CGSize(width: cornerWidth, height: cornerHeight))], transform) }
  @_takesUnknown func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    _draw(
      [
        .arc(
          center: center, radius: radius, start: { startAngle },
          delta: { _PathStep._delta(from: startAngle, to: endAngle, clockwise: clockwise) })
      ], transform)
  }
  @_takesUnknown func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) { _draw([.arc(center: center, radius: radius, start: { startAngle }, delta: { delta })], transform) }
  @_takesUnknown func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) { _draw([.corner(tangent1End, tangent2End, radius: radius)], transform) }
  @_takesUnknown func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    _draw([.steps({ _PathStep._path { path._steps } })], transform)
  }
  func closeSubpath() { _steps.append(.part(.close)) }
}
