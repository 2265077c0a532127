// UIKit: the declarations of UIGraphicsImageRendererContext.

class UIGraphicsImageRendererContext: NSObject {
  var cgContext: CGContext { CGContext() }
  var currentImage: UIImage { UIImage() }
  func fill(_ rect: CGRect) {}
  func stroke(_ rect: CGRect) {}
  func clip(to rect: CGRect) {}
}
