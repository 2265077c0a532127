// SwiftUI: the declarations of ToolbarSpacer.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
  typealias Body = Never
}
