// CoreGraphics: the declarations of CGVector.
// Declared as the framework's interface has it, with code of our own.

struct CGVector: Hashable, Codable {
  static var zero: CGVector { CGVector(dx: 0, dy: 0) }
  var dx: CGFloat
  var dy: CGFloat

  init() {
    dx = 0
    dy = 0
  }

  init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
