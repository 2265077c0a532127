// SwiftUI: the declarations of DismissBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DismissBehavior {
  static let interactive: DismissBehavior
  static let destructive: DismissBehavior
}
