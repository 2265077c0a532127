// UIKit: the declarations of UIEdgeInsets.
// Declared as the framework's interface has it, with code of our own.

struct UIEdgeInsets: Hashable {
  var top: CGFloat
  var left: CGFloat
  var bottom: CGFloat
  var right: CGFloat

  init() {
    top = 0
    left = 0
    bottom = 0
    right = 0
  }

  init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static var zero: UIEdgeInsets { UIEdgeInsets() }
}
