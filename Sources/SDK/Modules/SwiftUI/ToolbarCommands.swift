// SwiftUI: the declarations of ToolbarCommands.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarCommands: Commands {
  init()
  typealias Body = Never
}
