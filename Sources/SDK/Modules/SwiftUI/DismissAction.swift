// SwiftUI: the declarations of DismissAction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DismissAction {
  func callAsFunction()
}
