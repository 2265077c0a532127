// SwiftUI: the declarations of VStack.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct VStack<Content>: View where Content: View {
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  typealias Body = Never
}
