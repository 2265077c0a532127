// CoreGraphics: the declarations of CGRect.
// Declared as the framework's interface has it, with code of our own.

extension CGRect: CustomDebugStringConvertible {
  /// https://developer.apple.com/documentation/corefoundation/cgrect/debugdescription
  var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
