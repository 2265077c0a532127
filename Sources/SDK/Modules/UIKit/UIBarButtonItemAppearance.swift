// UIKit: the declarations of UIBarButtonItemAppearance.

class UIBarButtonItemAppearance: NSObject {
  class _StateAppearance: NSObject {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment: UIOffset = UIOffset.zero
    var backgroundImage: UIImage?
  }
  override init() { super.init() }
  convenience init(style: UIBarButtonItem.Style) { self.init() }
  lazy var normal = UIBarButtonItemAppearance._StateAppearance()
  lazy var highlighted = UIBarButtonItemAppearance._StateAppearance()
  lazy var disabled = UIBarButtonItemAppearance._StateAppearance()
  lazy var focused = UIBarButtonItemAppearance._StateAppearance()
  func configureWithDefault(for style: UIBarButtonItem.Style) {}
}
