// UIKit: the declarations of UITabBarItemAppearance.

class UITabBarItemAppearance: NSObject {
  enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
  class _StateAppearance: NSObject {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment: UIOffset = UIOffset.zero
    var iconColor: UIColor?
    var badgeBackgroundColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  override init() { super.init() }
  convenience init(style: UITabBarItemAppearance.Style) { self.init() }
  lazy var normal = UITabBarItemAppearance._StateAppearance()
  lazy var selected = UITabBarItemAppearance._StateAppearance()
  lazy var disabled = UITabBarItemAppearance._StateAppearance()
  lazy var focused = UITabBarItemAppearance._StateAppearance()
}
