// SwiftUI: the declarations of LazyHStack.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LazyHStack<Content>: View where Content: View {
  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
  typealias Body = Never
}
