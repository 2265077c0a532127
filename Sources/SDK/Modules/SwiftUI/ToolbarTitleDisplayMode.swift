// SwiftUI: the declarations of ToolbarTitleDisplayMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarTitleDisplayMode {
  static var automatic: ToolbarTitleDisplayMode { get }
  static var large: ToolbarTitleDisplayMode { get }
  static var inlineLarge: ToolbarTitleDisplayMode { get }
  static var inline: ToolbarTitleDisplayMode { get }
}
