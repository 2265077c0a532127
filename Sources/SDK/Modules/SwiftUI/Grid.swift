// SwiftUI: the declarations of Grid.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Grid<Content>: View where Content: View {
  init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content)
  typealias Body = Never
}
