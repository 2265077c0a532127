// SwiftUI: the declarations of AccessibilityChildBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityChildBehavior: Hashable {
  static let ignore: AccessibilityChildBehavior
  static let contain: AccessibilityChildBehavior
  static let combine: AccessibilityChildBehavior
}
