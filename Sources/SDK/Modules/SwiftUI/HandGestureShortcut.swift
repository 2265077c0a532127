// SwiftUI: the declarations of HandGestureShortcut.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct HandGestureShortcut: Equatable {
  static let primaryAction: HandGestureShortcut
}
