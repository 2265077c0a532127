// UIKit: the declarations of UIImage.
// Declared as the framework's interface has it, with code of our own.

class UIImage: NSObject {
  enum RenderingMode: Int {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  enum Orientation: Int {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  init()
  init?(named name: String)
  init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  init?(systemName name: String)
  init?(contentsOfFile path: String)
  init?(data: Data)
  init?(data: Data, scale: CGFloat)
  init(cgImage: CGImage)
  init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
  init(resource: ImageResource)
  var size: CGSize { get }
  var scale: CGFloat { get }
  var cgImage: CGImage? { get }
  var imageOrientation: UIImage.Orientation { get }
  func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
  func withTintColor(_ color: UIColor) -> UIImage
  func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
  func pngData() -> Data?
  func jpegData(compressionQuality: CGFloat) -> Data?
}
