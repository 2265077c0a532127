// SwiftUI: the declarations of LazyHGrid.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LazyHGrid<Content>: View where Content: View {
  init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
  typealias Body = Never
}
