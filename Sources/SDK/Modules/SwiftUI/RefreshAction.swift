// SwiftUI: the declarations of RefreshAction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RefreshAction {
  func callAsFunction() async
}
