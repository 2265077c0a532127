// UIKit: the declarations of UIProgressView.

class UIProgressView: UIView {
  enum Style: Int, Sendable {
    case `default`, bar
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect.zero)
    progressViewStyle = style
  }

  var progressViewStyle: UIProgressView.Style = .default
  var _progress: Float = 0
  var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? _progress }
    set { _progress = max(0, min(1, newValue)) }
  }
  var observedProgress: Progress?
  var progressTintColor: UIColor?
  var trackTintColor: UIColor?
  var progressImage: UIImage?
  var trackImage: UIImage?
  func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  override var _isElement: Bool { true }
  override var _ownTraits: UIAccessibilityTraits { .updatesFrequently }

  override var _ownValue: String? { _Words.percent(Double(progress), 0, 1) }
  override func _describe(_ node: inout _Node) { node.derive("value", "the progress") }
}
