// UIKit: the declarations of UIColorWell.

class UIColorWell: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  var title: String?
  var supportsAlpha: Bool = true
  var selectedColor: UIColor?
  override var _isElement: Bool { true }
  override var _ownLabel: String? { title }
  override var _ownTraits: UIAccessibilityTraits { UIAccessibilityTraits.button.union(_stateTraits) }
}
