// UIKit: the declarations of UIAlertAction.

class UIAlertAction: NSObject, UIAccessibilityIdentification {
  enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
  let title: String?
  let style: UIAlertAction.Style
  var isEnabled: Bool = true
  let _handler: ((UIAlertAction) -> Void)?
  lazy var _said = _Accessibility()
  override var _accessibility: _Accessibility { _said }
  init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    _handler = handler
  }
  override var _isElement: Bool { true }
  override var _ownLabel: String? { title }
  override var _ownTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
}
