// CoreGraphics: the declarations of CGSize.
// Declared as the framework's interface has it, with code of our own.

extension CGSize {
  func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGSize: CustomDebugStringConvertible {
  /// https://developer.apple.com/documentation/corefoundation/cgsize/debugdescription
  var debugDescription: String { "(\(width), \(height))" }
}
