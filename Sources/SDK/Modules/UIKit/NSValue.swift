// UIKit: the declarations of NSValue.

extension NSValue {
  convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  convenience init(cgSize size: CGSize) { self.init(size: size) }
  convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  var cgPointValue: CGPoint { pointValue }
  var cgSizeValue: CGSize { sizeValue }
  var cgRectValue: CGRect { rectValue }
}
