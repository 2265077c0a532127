// CoreGraphics: the declarations of CGColor.
// Declared as the framework's interface has it, with code of our own.

class CGColor: Hashable {
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  init(gray: CGFloat, alpha: CGFloat)
  init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat)
  init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
  init?(colorSpace space: CGColorSpace, components: [CGFloat])
  func copy(alpha: CGFloat) -> CGColor?
  var alpha: CGFloat { get }
  var components: [CGFloat]? { get }
  var numberOfComponents: Int { get }
  var colorSpace: CGColorSpace? { get }
  static var white: CGColor { get }
  static var black: CGColor { get }
  static var clear: CGColor { get }
  static func == (lhs: CGColor, rhs: CGColor) -> Bool
  func hash(into hasher: inout Hasher)
}
