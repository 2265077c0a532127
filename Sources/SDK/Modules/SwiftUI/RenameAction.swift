// SwiftUI: the declarations of RenameAction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RenameAction {
  func callAsFunction()
}
