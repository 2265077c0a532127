// SwiftUI: the declarations of WindowManagerRole.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WindowManagerRole {
  static let automatic: WindowManagerRole
}
