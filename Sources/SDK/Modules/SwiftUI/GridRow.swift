// SwiftUI: the declarations of GridRow.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GridRow<Content>: View where Content: View {
  init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  typealias Body = Never
}
