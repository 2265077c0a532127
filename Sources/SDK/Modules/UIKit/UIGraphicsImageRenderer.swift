// UIKit: the declarations of UIGraphicsImageRenderer.

/// What is drawn is not seen: a picture of its size.
class UIGraphicsImageRenderer: NSObject {
  let _size: CGSize
  init(size: CGSize) { _size = size }
  convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }
  convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(size: bounds.size) }
  func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let made = UIImage()
    made._size = _size
    return made
  }
  func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}
