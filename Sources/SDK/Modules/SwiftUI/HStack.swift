// SwiftUI: the declarations of HStack.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct HStack<Content>: View where Content: View {
  init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  typealias Body = Never
}
