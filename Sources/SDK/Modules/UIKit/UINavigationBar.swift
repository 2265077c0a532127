// UIKit: the declarations of UINavigationBar.

class UINavigationBar: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  weak var delegate: (any UINavigationBarDelegate)?
  var items: [UINavigationItem]? = []
  var topItem: UINavigationItem? { items?.last }
  var backItem: UINavigationItem? { items?.dropLast().last }
  var barStyle: UIBarStyle = .default
  var barTintColor: UIColor?
  var isTranslucent: Bool = true
  var prefersLargeTitles: Bool = false
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  var shadowImage: UIImage?
  var backIndicatorImage: UIImage?
  var backIndicatorTransitionMaskImage: UIImage?
  lazy var standardAppearance = UINavigationBarAppearance()
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var compactScrollEdgeAppearance: UINavigationBarAppearance?
  func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

  override var _parts: [_Part] { topItem?._parts(nil, back: nil) ?? [] }
  override func _describe(_ node: inout _Node) { node.groupsChildren = true }
}
