// SwiftUI: what iOS 27 adds to ToolbarOverflowMenu.
// Declared as the framework's interface has it, with code of our own.

struct ToolbarOverflowMenu<Content>: ToolbarContent where Content: View {
  init(@ViewBuilder content: () -> Content)
  typealias Body = Never
}
