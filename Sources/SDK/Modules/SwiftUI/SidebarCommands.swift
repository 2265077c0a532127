// SwiftUI: the declarations of SidebarCommands.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SidebarCommands: Commands {
  init()
  typealias Body = Never
}
