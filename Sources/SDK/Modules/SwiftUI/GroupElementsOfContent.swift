// SwiftUI: the declarations of GroupElementsOfContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GroupElementsOfContent<Subviews, Content>: View where Subviews: View, Content: View {
  typealias Body = Never
}
