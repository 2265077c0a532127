// SwiftUI: the declarations of AccessibilityActionKind.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AccessibilityActionKind: Equatable {
  static let `default`: AccessibilityActionKind
  static let escape: AccessibilityActionKind
  static let magicTap: AccessibilityActionKind
  init(named name: Text)
}
