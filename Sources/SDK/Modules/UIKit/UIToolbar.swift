// UIKit: the declarations of UIToolbar.

class UIToolbar: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  var items: [UIBarButtonItem]?
  var barStyle: UIBarStyle = .default
  var barTintColor: UIColor?
  var isTranslucent: Bool = true
  lazy var standardAppearance = UIToolbarAppearance()
  var compactAppearance: UIToolbarAppearance?
  var scrollEdgeAppearance: UIToolbarAppearance?
  func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  override var _parts: [_Part] { (items ?? []).compactMap { $0._part } }
  override func _describe(_ node: inout _Node) { node.groupsChildren = true }
}
