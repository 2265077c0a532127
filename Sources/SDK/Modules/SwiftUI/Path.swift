// SwiftUI: the declarations of Path.
// Declared as the framework's interface has it, with code of our own.

/// A path is shown without a word; what was drawn is only looked at where the app asks for it.
struct Path: Equatable, LosslessStringConvertible, Shape {
  var _steps: [_PathStep]

  init() { _steps = [] }
  init(_steps steps: [_PathStep]) { _steps = steps }
  @_takesUnknown init(_ path: CGPath) { _steps = [.steps({ path._steps })] }
  @_takesUnknown init(_ path: CGMutablePath) { _steps = [.steps({ path._steps })] }
  @_takesUnknown init(_ rect: CGRect) { _steps = [.rect(rect)] }
  @_takesUnknown init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { _steps = [.roundedRect(rect, corner: cornerSize)] }
  @_takesUnknown init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { _steps = [.roundedRect(rect, corner: CGSize(width: cornerRadius, height: cornerRadius))] }
  @_takesUnknown init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { _steps = [.rect(rect)] }
  @_takesUnknown init(ellipseIn rect: CGRect) { _steps = [.ellipse(rect)] }
  @_takesUnknown init(_ callback: @escaping (inout Path) -> ()) {
    _steps = [
      .steps({
        var path = Path()
        callback(&path)
        return path._steps
      })
    ]
  }
  init?(_ string: String)
  var description: String { get }
  var cgPath: CGPath { CGPath(_steps: _steps) }
  var _outline: _Outline { _Outline(_steps) }
  var isEmpty: Bool { _outline._parts.isEmpty }
  var boundingRect: CGRect { _outline._box ?? CGRect.null }
  func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
  enum Element: Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  func forEach(_ body: (Path.Element) -> Void) {
    for part in _outline._parts {
      switch part {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .quadCurve(let end, let control): body(.quadCurve(to: end, control: control))
      case .curve(let end, let control1, let control2):
        body(.curve(to: end, control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      }
    }
  }
  func strokedPath(_ style: StrokeStyle) -> Path
  func trimmedPath(from: CGFloat, to: CGFloat) -> Path
  static func == (a: Path, b: Path) -> Bool { a._outline._parts == b._outline._parts }
  func path(in _: CGRect) -> Path { self }
  typealias Body = _ShapeView<Path, ForegroundStyle>

  // MARK: Drawing

  @_takesUnknown mutating func _draw(_ step: _PathStep, _ transform: CGAffineTransform) {
    _steps.append(transform.isIdentity ? step : .transformed([step], transform))
  }
  @_takesUnknown mutating func move(to end: CGPoint) { _steps.append(.part(.move(end))) }
  @_takesUnknown mutating func addLine(to end: CGPoint) { _steps.append(.part(.line(end))) }
  @_takesUnknown mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    _steps.append(.part(.quadCurve(end, control: control)))
  }
  @_takesUnknown mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    _steps.append(.part(.curve(end, control1: control1, control2: control2)))
  }
  mutating func closeSubpath() { _steps.append(.part(.close)) }
  @_takesUnknown mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    _draw(.rect(rect), transform)
  }
  @_takesUnknown mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { _draw(.roundedRect(rect, corner: cornerSize), transform) }
  @_takesUnknown mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { _draw(.rect(rect), transform) }
  @_takesUnknown mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    _draw(.ellipse(rect), transform)
  }
  @_takesUnknown mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    _draw(.steps({ rects.map { .rect($0) } }), transform)
  }
  @_takesUnknown mutating func addLines(_ lines: [CGPoint]) {
    _steps.append(.steps({ _PathStep._lines(lines) }))
  }
  @_takesUnknown mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) { _drawArc(center, radius, startAngle, transform) { CGFloat(delta.radians) } }
  @_takesUnknown mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    _drawArc(center, radius, startAngle, transform) {
      _PathStep._delta(
        from: CGFloat(startAngle.radians), to: CGFloat(endAngle.radians), clockwise: clockwise)
    }
  }
  @_takesUnknown mutating func _drawArc(
    _ center: CGPoint, _ radius: CGFloat, _ start: Angle, _ transform: CGAffineTransform,
    _ delta: @escaping () -> CGFloat
  ) {
    _draw(
      .arc(center: center, radius: radius, start: { CGFloat(start.radians) }, delta: delta), transform)
  }
  @_takesUnknown mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) { _draw(.corner(tangent1End, tangent2End, radius: radius), transform) }
  @_takesUnknown mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    _draw(.steps({ _PathStep._path { path._steps } }), transform)
  }
  var currentPoint: CGPoint? { _outline._point }
  func normalized(eoFill: Bool = true) -> Path
  func intersection(_ other: Path, eoFill: Bool = false) -> Path
  func union(_ other: Path, eoFill: Bool = false) -> Path
  func subtracting(_ other: Path, eoFill: Bool = false) -> Path
  func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path
  func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path
  func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path
  @_takesUnknown func applying(_ transform: CGAffineTransform) -> Path {
    Path(_steps: [.transformed(_steps, transform)])
  }
  @_takesUnknown func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(_steps: [.steps({ [.transformed(_steps, CGAffineTransform(translationX: dx, y: dy))] })])
  }
}
