// SwiftUI: the declarations of DropConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DropConfiguration {
  var operation: DropOperation { get }
  init(operation: DropOperation)
}
