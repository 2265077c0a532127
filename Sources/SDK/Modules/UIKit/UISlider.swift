// UIKit: the declarations of UISlider.

class UISlider: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }

  /// Within the range: a value outside it becomes the nearer end.
  ///
  /// https://developer.apple.com/documentation/uikit/uislider/value
  var value: Float {
    get { _value }
    set { _value = max(minimumValue, min(maximumValue, newValue)) }
  }
  var _value: Float = 0
  var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = _value
    }
  }
  var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = _value
    }
  }
  var isContinuous: Bool = true
  var minimumValueImage: UIImage?
  var maximumValueImage: UIImage?
  var minimumTrackTintColor: UIColor?
  var maximumTrackTintColor: UIColor?
  var thumbTintColor: UIColor?
  var currentThumbImage: UIImage? { nil }
  func setValue(_ value: Float, animated: Bool) { self.value = value }
  func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  func thumbImage(for state: UIControl.State) -> UIImage? { nil }
  func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
  func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { bounds }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  override var _isElement: Bool { true }
  override var _ownTraits: UIAccessibilityTraits { UIAccessibilityTraits.adjustable.union(_stateTraits) }
  override func _press() {}
  /// A tenth of the range.
  override func accessibilityIncrement() { _move(by: (maximumValue - minimumValue) / 10) }
  override func accessibilityDecrement() { _move(by: (minimumValue - maximumValue) / 10) }
  func _move(by step: Float) {
    guard isEnabled else { return }
    value = value + step
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var _ownValue: String? {
    _Words.percent(Double(value), Double(minimumValue), Double(maximumValue))
  }
  override func _describe(_ node: inout _Node) { node.derive("value", "the slider's place in its range") }
}
