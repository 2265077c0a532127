// SwiftUI: the declarations of AccessibilityAttachmentModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityAttachmentModifier: ViewModifier {
  typealias Body = Never
}
