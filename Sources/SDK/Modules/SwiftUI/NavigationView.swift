// SwiftUI: the declarations of NavigationView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NavigationView<Content>: View where Content: View {
  init(@ViewBuilder content: () -> Content)
  typealias Body = Never
}
