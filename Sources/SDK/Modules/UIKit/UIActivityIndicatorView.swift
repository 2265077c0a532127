// UIKit: the declarations of UIActivityIndicatorView.

class UIActivityIndicatorView: UIView {
  enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  init(style: UIActivityIndicatorView.Style) {
    super.init(frame: CGRect.zero)
    self.style = style
  }

  var style: UIActivityIndicatorView.Style = .medium
  var hidesWhenStopped: Bool = true
  var color: UIColor!
  var _isAnimating = false
  var isAnimating: Bool { _isAnimating }
  func startAnimating() { _isAnimating = true }
  func stopAnimating() { _isAnimating = false }

  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
  override var _isElement: Bool { true }
  override var _ownTraits: UIAccessibilityTraits { .updatesFrequently }

  override var _ownLabel: String? { _Words.word(isAnimating ? "In progress" : "Progress halted") }
  override func _describe(_ node: inout _Node) {
    if !isAnimating, hidesWhenStopped { node.isHidden = true }
    // Its value, 1 or 0, is no number to be spoken, as with SwiftUI's spinner.
    node.derive("label", "an activity indicator's own label", isGuess: true)
  }

  override func _apply(_ key: String, _ value: Any?) {
    if key == "isAnimating" { _set(value, "_isAnimating") } else { super._apply(key, value) }
  }
}
