// CoreGraphics: the declarations of CGColor.
// Declared as the framework's interface has it, with code of our own.

class CGColor: Hashable {
  /// What the color space has numbers for, then how opaque it is.
  let _parts: [CGFloat]
  let _space: String

  init(_space: String, _parts: [CGFloat]) {
    self._space = _space
    self._parts = _parts
  }

  convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(_space: "kCGColorSpaceSRGB", _parts: [red, green, blue, alpha])
  }
  convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(_space: "kCGColorSpaceSRGB", _parts: [red, green, blue, alpha])
  }
  convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(_space: "kCGColorSpaceGenericGrayGamma2_2", _parts: [gray, alpha])
  }
  convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(_space: "kCGColorSpaceGenericGrayGamma2_2", _parts: [gray, alpha])
  }
  convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) { self.init(_space: "kCGColorSpaceGenericCMYK", _parts: [cyan, magenta, yellow, black, alpha]) }
  convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard let name = space.name else { return nil }
    self.init(_space: name, _parts: components)
  }
  func copy(alpha: CGFloat) -> CGColor? { CGColor(_space: _space, _parts: _parts.dropLast() + [alpha]) }
  var alpha: CGFloat { _parts.last ?? 1 }
  var components: [CGFloat]? { _parts }
  var numberOfComponents: Int { _parts.count }
  var colorSpace: CGColorSpace? { CGColorSpace(name: _space) }
  static var white: CGColor { CGColor(genericGrayGamma2_2Gray: 1, alpha: 1) }
  static var black: CGColor { CGColor(genericGrayGamma2_2Gray: 0, alpha: 1) }
  static var clear: CGColor { CGColor(genericGrayGamma2_2Gray: 0, alpha: 0) }
  static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs._space == rhs._space && lhs._parts == rhs._parts
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_parts) }
}
