// SwiftUI: the declarations of AccessibilityLabeledPairRole.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum AccessibilityLabeledPairRole: Hashable {
  case label
  case content
}
