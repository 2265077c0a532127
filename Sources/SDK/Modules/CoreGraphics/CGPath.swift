// CoreGraphics: the declarations of CGPath.
// Declared as the framework's interface has it, with code of our own.

class CGPath: Hashable {
  var _steps: [_PathStep]

  init(_steps: [_PathStep]) { self._steps = _steps }
  convenience init(rect: CGRect, transform: CGAffineTransform?) {
    self.init(_steps: CGPath._steps([.rect(rect)], transform))
  }
  convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self.init(_steps: CGPath._steps([.ellipse(rect)], transform))
  }
  convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(_steps: CGPath._steps([.roundedRect(rect, corner: corner)], transform))
  }
  static func _steps(_ steps: [_PathStep], _ transform: CGAffineTransform?) -> [_PathStep] {
    transform.map { [.transformed(steps, $0)] } ?? steps
  }

  var _outline: _Outline { _Outline(_steps) }
  var isEmpty: Bool { _outline._parts.isEmpty }
  /// The box around all points, those of curves' controls too.
  var boundingBox: CGRect {
    var box: CGRect?
    for point in _outline._parts.flatMap({ $0._points }) {
      let spot = CGRect(x: point.x, y: point.y, width: 0, height: 0)
      box = box.map { $0.union(spot) } ?? spot
    }
    return box ?? CGRect.null
  }
  var boundingBoxOfPath: CGRect { _outline._box ?? CGRect.null }
  var currentPoint: CGPoint { _outline._point ?? CGPoint.zero }
  func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  )
    -> Bool
  func copy() -> CGPath? { CGPath(_steps: _steps) }
  func mutableCopy() -> CGMutablePath? {
    let made = CGMutablePath()
    made._steps = _steps
    return made
  }
  static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs._outline._parts == rhs._outline._parts }
  func hash(into hasher: inout Hasher) { hasher.combine(_outline._parts.count) }
}
