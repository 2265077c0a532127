// SwiftUI: the declarations of TabBarMinimizeBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabBarMinimizeBehavior: Hashable {
  static let automatic: TabBarMinimizeBehavior
  static let onScrollDown: TabBarMinimizeBehavior
  static let onScrollUp: TabBarMinimizeBehavior
  static let never: TabBarMinimizeBehavior
}
