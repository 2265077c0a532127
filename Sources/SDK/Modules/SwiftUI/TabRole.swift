// SwiftUI: the declarations of TabRole.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabRole: Hashable {
  static var search: TabRole { get }
}
