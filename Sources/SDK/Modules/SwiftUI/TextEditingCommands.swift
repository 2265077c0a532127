// SwiftUI: the declarations of TextEditingCommands.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextEditingCommands: Commands {
  init()
  typealias Body = Never
}
