// UIKit: the declarations of UISwitch.

class UISwitch: UIControl {
  enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }

  var isOn: Bool = false
  var onTintColor: UIColor?
  var thumbTintColor: UIColor?
  var onImage: UIImage?
  var offImage: UIImage?
  var title: String?
  var preferredStyle: UISwitch.Style = .automatic
  var style: UISwitch.Style { .sliding }
  func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func _press() {
    isOn = !isOn
    sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
  }
  override var _isElement: Bool { true }
  override var _ownValue: String? { isOn ? "1" : "0" }
  override var _ownTraits: UIAccessibilityTraits {
    UIAccessibilityTraits([.button, .toggleButton]).union(_stateTraits)
  }

  override func _describe(_ node: inout _Node) { node.derive("value", "the switch's state") }
}
