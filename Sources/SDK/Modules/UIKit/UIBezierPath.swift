// UIKit: the declarations of UIBezierPath.

/// What is drawn is not seen: of a path only the box around it is kept.
class UIBezierPath: NSObject {
  override init() { super.init() }
  convenience init(rect: CGRect) {
    self.init()
    _include(rect)
  }
  convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(rect: rect)
  }
  convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  convenience init(cgPath CGPath: CGPath) { self.init() }

  var _box: CGRect?
  var _point: CGPoint = CGPoint.zero
  func _include(_ rect: CGRect) { _box = _box.map { $0.union(rect) } ?? rect }
  func _include(_ point: CGPoint) {
    _point = point
    _include(CGRect(x: point.x, y: point.y, width: 0, height: 0))
  }
  var bounds: CGRect { _box ?? CGRect.zero }
  var isEmpty: Bool { _box == nil }
  var currentPoint: CGPoint { _point }
  lazy var _cgPath: CGPath = CGMutablePath()
  var cgPath: CGPath {
    get { _cgPath }
    set { _cgPath = newValue }
  }
  var lineWidth: CGFloat = 1
  var lineCapStyle: CGLineCap = .butt
  var lineJoinStyle: CGLineJoin = .miter
  var miterLimit: CGFloat = 10
  var flatness: CGFloat = 0.6
  var usesEvenOddFillRule: Bool = false
  func move(to point: CGPoint) { _include(point) }
  func addLine(to point: CGPoint) { _include(point) }
  func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { _include(endPoint) }
  func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { _include(endPoint) }
  func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { _include(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)) }
  func close() {}
  func removeAllPoints() { _box = nil }
  func append(_ bezierPath: UIBezierPath) {
    if let box = bezierPath._box { _include(box) }
  }
  func apply(_ transform: CGAffineTransform) {
    _box = _box.map { $0.offsetBy(dx: transform.tx, dy: transform.ty) }
  }
  func reversing() -> UIBezierPath { self }
  func contains(_ point: CGPoint) -> Bool { _box?.contains(point) ?? false }
  func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  func fill() {}
  func stroke() {}
  func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  func addClip() {}
  override func copy() -> Any {
    let made = UIBezierPath()
    made._box = _box
    return made
  }
}
