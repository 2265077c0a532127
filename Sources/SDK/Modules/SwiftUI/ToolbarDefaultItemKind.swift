// SwiftUI: the declarations of ToolbarDefaultItemKind.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarDefaultItemKind {
  static let sidebarToggle: ToolbarDefaultItemKind
  static let title: ToolbarDefaultItemKind
  static let search: ToolbarDefaultItemKind
}
