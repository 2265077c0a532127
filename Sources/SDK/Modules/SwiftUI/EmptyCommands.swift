// SwiftUI: the declarations of EmptyCommands.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyCommands: Commands {
  init()
  typealias Body = Never
}
