// UIKit: the declarations of UITabBarItem.

class UITabBarItem: UIBarItem {
  enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }
  override init() { super.init() }
  init?(coder: NSCoder) { super.init() }
  convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    _systemItem = systemItem
    self.tag = tag
  }
  var _systemItem: UITabBarItem.SystemItem?
  var selectedImage: UIImage?
  var badgeValue: String?
  var badgeColor: UIColor?
  var titlePositionAdjustment: UIOffset = UIOffset.zero
  var standardAppearance: UITabBarAppearance?
  var scrollEdgeAppearance: UITabBarAppearance?
  func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  override var _isElement: Bool { true }
  override var _ownTraits: UIAccessibilityTraits {
    isEnabled ? [.button, ._tabBarItem] : [.button, ._tabBarItem, .notEnabled]
  }

  func _part(isSelected: Bool, _ choose: @escaping () -> Void) -> _Part {
    var node = _node()
    node.className = "UITabBarButton"
    node.typeName = nil
    if let badgeValue, !badgeValue.isEmpty {
      node.value =
        Int(badgeValue) == nil ? badgeValue : "\(badgeValue) item" + (badgeValue == "1" ? "" : "s")
    }
    node.traits = isSelected ? [.button, ._tabBarItem, .selected] : [.button, ._tabBarItem]
    node.activate = choose
    return _Part.node(node)
  }
}
