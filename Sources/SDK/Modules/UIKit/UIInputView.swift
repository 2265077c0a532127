// UIKit: the declarations of UIInputView.

class UIInputView: UIView {
  enum Style: Int, Sendable {
    case `default`, keyboard
  }
  init(frame: CGRect, inputViewStyle: UIInputView.Style) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var allowsSelfSizing: Bool = false
}
