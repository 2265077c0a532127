// CoreGraphics: the declarations of CGPoint.
// Declared as the framework's interface has it, with code of our own.

extension CGPoint {
  func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGPoint: CustomDebugStringConvertible {
  /// https://developer.apple.com/documentation/corefoundation/cgpoint/debugdescription
  var debugDescription: String { "(\(x), \(y))" }
}
