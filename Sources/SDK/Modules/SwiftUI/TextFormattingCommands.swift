// SwiftUI: the declarations of TextFormattingCommands.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextFormattingCommands: Commands {
  init()
  typealias Body = Never
}
