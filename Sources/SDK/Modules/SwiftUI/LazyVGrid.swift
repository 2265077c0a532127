// SwiftUI: the declarations of LazyVGrid.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LazyVGrid<Content>: View where Content: View {
  init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
  typealias Body = Never
}
