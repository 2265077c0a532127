// SwiftUI: the declarations of ScrollView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollView<Content>: View where Content: View {
  var content: Content { get set }
  var axes: Axis.Set { get set }
  var showsIndicators: Bool { get set }
  init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  typealias Body = Never
  init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
}
