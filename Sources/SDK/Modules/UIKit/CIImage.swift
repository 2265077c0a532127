// UIKit: the declarations of CIImage.
// Declared as the framework's interface has it, with code of our own.

extension CIImage {
  convenience init?(image: UIImage) { self.init(_extent: CGRect(origin: CGPoint.zero, size: image.size)) }
}
