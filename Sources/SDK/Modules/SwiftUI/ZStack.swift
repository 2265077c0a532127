// SwiftUI: the declarations of ZStack.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ZStack<Content>: View where Content: View {
  init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
  typealias Body = Never
}
