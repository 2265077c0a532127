// UIKit: the declarations of UITabBar.

class UITabBar: UIView {
  enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  weak var delegate: (any UITabBarDelegate)?
  var items: [UITabBarItem]?
  var selectedItem: UITabBarItem?
  var barStyle: UIBarStyle = .default
  var barTintColor: UIColor?
  var unselectedItemTintColor: UIColor?
  var isTranslucent: Bool = true
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var selectionIndicatorImage: UIImage?
  var itemPositioning: UITabBar.ItemPositioning = .automatic
  var itemWidth: CGFloat = 0
  var itemSpacing: CGFloat = 0
  lazy var standardAppearance = UITabBarAppearance()
  var scrollEdgeAppearance: UITabBarAppearance?
  func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  override var _ownTraits: UIAccessibilityTraits { .tabBar }
  /// What a tap on a tab does where no controller has the bar.
  func _select(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  override var _parts: [_Part] {
    let shown = items ?? []
    let selected = selectedItem ?? shown.first
    return shown.map { item in item._part(isSelected: item === selected) { self._select(item) } }
  }
}
