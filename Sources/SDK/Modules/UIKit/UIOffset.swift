// UIKit: the declarations of UIOffset.

struct UIOffset: Hashable, Sendable {
  static let zero = UIOffset()
  var horizontal: CGFloat
  var vertical: CGFloat
  init() {
    horizontal = 0
    vertical = 0
  }
  init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
