// SwiftUI: the declarations of SearchToolbarBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SearchToolbarBehavior: Hashable {
  static var automatic: SearchToolbarBehavior { get }
  static var minimize: SearchToolbarBehavior { get }
}
