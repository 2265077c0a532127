// UIKit: the declarations of UIStepper.

class UIStepper: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }

  var value: Double {
    get { _value }
    set { _value = max(minimumValue, min(maximumValue, newValue)) }
  }
  var _value: Double = 0
  var minimumValue: Double = 0 { didSet { value = _value } }
  var maximumValue: Double = 100 { didSet { value = _value } }
  var stepValue: Double = 1
  var isContinuous: Bool = true
  var autorepeat: Bool = true
  var wraps: Bool = false
  func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
  func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  override func _press() {}
  override func accessibilityIncrement() { _step(by: stepValue) }
  override func accessibilityDecrement() { _step(by: -stepValue) }
  /// What one of its two buttons does.
  func _step(by step: Double) {
    guard isEnabled else { return }
    let next = _value + step
    if wraps, next > maximumValue {
      _value = minimumValue
    } else if wraps, next < minimumValue {
      _value = maximumValue
    } else {
      value = next
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
