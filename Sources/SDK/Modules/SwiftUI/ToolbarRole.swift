// SwiftUI: the declarations of ToolbarRole.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarRole {
  static var automatic: ToolbarRole { get }
  static var navigationStack: ToolbarRole { get }
  static var browser: ToolbarRole { get }
  static var editor: ToolbarRole { get }
}
