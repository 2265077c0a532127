// UIKit: the declarations of UIBarItem.

class UIBarItem: NSObject, UIAccessibilityIdentification {
  override init() { super.init() }
  lazy var _said = _Accessibility()
  override var _accessibility: _Accessibility { _said }
  var isEnabled: Bool = true
  var _title: String?
  var title: String? {
    get { _title }
    set { _title = _Words.heard(newValue) }
  }
  var image: UIImage?
  var landscapeImagePhone: UIImage?
  var largeContentSizeImage: UIImage?
  var imageInsets: UIEdgeInsets = UIEdgeInsets.zero
  var landscapeImagePhoneInsets: UIEdgeInsets = UIEdgeInsets.zero
  var largeContentSizeImageInsets: UIEdgeInsets = UIEdgeInsets.zero
  var tag: Int = 0
  func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
  class func appearance() -> Self { self.init() }
  override var _ownLabel: String? { title ?? image?.accessibilityLabel }
  override func _describe(_ node: inout _Node) {
    if let title, !title.isEmpty {
      node.texts = [title]
    } else {
      node.show(image, "the item's image")
    }
  }
}
