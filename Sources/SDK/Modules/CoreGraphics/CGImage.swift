// CoreGraphics: the declarations of CGImage.
// Declared as the framework's interface has it, with code of our own.

class CGImage {
  var width: Int { get }
  var height: Int { get }
  func cropping(to rect: CGRect) -> CGImage?
  func copy() -> CGImage?
}
