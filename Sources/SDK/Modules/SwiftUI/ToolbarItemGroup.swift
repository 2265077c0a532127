// SwiftUI: the declarations of ToolbarItemGroup.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  typealias Body = Never
  init<C, L>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View
}
