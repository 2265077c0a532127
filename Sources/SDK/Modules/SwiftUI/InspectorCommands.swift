// SwiftUI: the declarations of InspectorCommands.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct InspectorCommands: Commands {
  init()
  typealias Body = Never
}
