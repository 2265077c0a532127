// SwiftUI: what iOS 27 adds to ToolbarContent.
// Declared as the framework's interface has it, with code of our own.

extension ToolbarContent {
  func visibilityPriority(_ priority: ToolbarVisibilityPriority) -> some ToolbarContent
}
