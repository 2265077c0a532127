// SwiftUI: the declarations of DefaultToolbarItem.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultToolbarItem: ToolbarContent {
  init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic)
  typealias Body = Never
}
