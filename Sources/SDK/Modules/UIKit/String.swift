// UIKit: the declarations of String.

extension String {
  func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (attrs?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12))._size(of: self, within: 0)
  }
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    return CGRect(origin: CGPoint.zero, size: font._size(of: self, within: size.width))
  }
  func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
