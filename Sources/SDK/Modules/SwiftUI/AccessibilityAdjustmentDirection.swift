// SwiftUI: the declarations of AccessibilityAdjustmentDirection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum AccessibilityAdjustmentDirection: Hashable {
  case increment
  case decrement
}
