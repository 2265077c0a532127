// UIKit: the declarations of UIAccessibilityDirectTouchOptions.

struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
