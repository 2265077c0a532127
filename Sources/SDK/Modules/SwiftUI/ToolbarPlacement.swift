// SwiftUI: the declarations of ToolbarPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarPlacement {
  static var automatic: ToolbarPlacement { get }
  static var bottomBar: ToolbarPlacement { get }
  static var navigationBar: ToolbarPlacement { get }
  static var tabBar: ToolbarPlacement { get }
}
