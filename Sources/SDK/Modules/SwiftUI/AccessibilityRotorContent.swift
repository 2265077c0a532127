// SwiftUI: the declarations of AccessibilityRotorContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Self.Body { get }
}
