// SwiftUI: the declarations of NavigationSplitViewColumn.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NavigationSplitViewColumn: Hashable {
  static var sidebar: NavigationSplitViewColumn { get }
  static var content: NavigationSplitViewColumn { get }
  static var detail: NavigationSplitViewColumn { get }
}
