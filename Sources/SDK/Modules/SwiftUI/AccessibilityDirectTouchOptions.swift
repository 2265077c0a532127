// SwiftUI: the declarations of AccessibilityDirectTouchOptions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityDirectTouchOptions: OptionSet {
  let rawValue: AccessibilityDirectTouchOptions.RawValue
  init(rawValue: AccessibilityDirectTouchOptions.RawValue)
  static let silentOnTouch: AccessibilityDirectTouchOptions
  static let requiresActivation: AccessibilityDirectTouchOptions
}
