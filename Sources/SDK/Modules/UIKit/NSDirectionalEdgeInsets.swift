// UIKit: the declarations of NSDirectionalEdgeInsets.
// Declared as the framework's interface has it, with code of our own.

struct NSDirectionalEdgeInsets: Hashable {
  var top: CGFloat
  var leading: CGFloat
  var bottom: CGFloat
  var trailing: CGFloat

  init() {
    top = 0
    leading = 0
    bottom = 0
    trailing = 0
  }

  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}
