// SwiftUI: the declarations of WindowToolbarFullScreenVisibility.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WindowToolbarFullScreenVisibility {
  static let automatic: WindowToolbarFullScreenVisibility
}
