// SwiftUI: the declarations of ToolbarTitleMenu.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarTitleMenu<Content>: ToolbarContent, CustomizableToolbarContent where Content: View {
  init() where Content == EmptyView
  init(@ViewBuilder content: () -> Content)
  typealias Body = Never
}
