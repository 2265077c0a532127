// SwiftUI: the declarations of SearchPresentationToolbarBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SearchPresentationToolbarBehavior {
  static var automatic: SearchPresentationToolbarBehavior { get }
  static var avoidHidingContent: SearchPresentationToolbarBehavior { get }
}
