// SwiftUI: the declarations of ViewThatFits.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ViewThatFits<Content>: View where Content: View {
  init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
  typealias Body = Never
}
