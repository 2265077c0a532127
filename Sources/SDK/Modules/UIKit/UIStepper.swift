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

  override var _takesTaps: Bool { false }
  /// Two buttons; at the end of the range one is dimmed, before iOS 26.
  override var _parts: [_Part] {
    [
      _part("Decrement", -stepValue, isAtEnd: value <= minimumValue),
      _part("Increment", stepValue, isAtEnd: value >= maximumValue),
    ]
  }
  func _part(_ word: String, _ step: Double, isAtEnd: Bool) -> _Part {
    var node = _Node("UIButton")
    node.label = _Words.word(word)
    node.derive("label", "a stepper's own button")
    var isDimmed = !isEnabled
    if #unavailable(iOS 26), isAtEnd { isDimmed = true }
    node.traits = isDimmed ? [.button, .notEnabled] : .button
    node.activate = { self._step(by: step) }
    return _Part.node(node)
  }
}
