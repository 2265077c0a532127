// SwiftUI: the declarations of LazyVStack.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LazyVStack<Content>: View where Content: View {
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
  typealias Body = Never
}
