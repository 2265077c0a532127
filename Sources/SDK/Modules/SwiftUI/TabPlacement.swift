// SwiftUI: the declarations of TabPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabPlacement: Hashable {
  static let automatic: TabPlacement
  static let pinned: TabPlacement
  static let sidebarOnly: TabPlacement
}
