// CoreGraphics: the declarations of CGPath.
// Declared as the framework's interface has it, with code of our own.

class CGPath: Hashable {
  init(rect: CGRect, transform: CGAffineTransform?)
  init(ellipseIn rect: CGRect, transform: CGAffineTransform?)
  init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?)
  var isEmpty: Bool { get }
  var boundingBox: CGRect { get }
  var boundingBoxOfPath: CGRect { get }
  var currentPoint: CGPoint { get }
  func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  )
    -> Bool
  func copy() -> CGPath?
  func mutableCopy() -> CGMutablePath?
  static func == (lhs: CGPath, rhs: CGPath) -> Bool
  func hash(into hasher: inout Hasher)
}
