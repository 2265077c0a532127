// SwiftUI: the declarations of AccessibilityDirectTouchOptions.
// Declared as the framework's interface has it, with code of our own.

struct AccessibilityDirectTouchOptions: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static var silentOnTouch: AccessibilityDirectTouchOptions { AccessibilityDirectTouchOptions(rawValue: 1) }
  static var requiresActivation: AccessibilityDirectTouchOptions {
    AccessibilityDirectTouchOptions(rawValue: 2)
  }
}
