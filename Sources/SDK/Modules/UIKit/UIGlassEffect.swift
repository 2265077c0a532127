// UIKit: the declarations of UIGlassEffect.

class UIGlassEffect: UIVisualEffect {
  enum Style: Int, Sendable {
    case regular, clear
  }
  override init() { super.init() }
  convenience init(style: UIGlassEffect.Style) { self.init() }
  var isInteractive: Bool = false
  var tintColor: UIColor?
}
