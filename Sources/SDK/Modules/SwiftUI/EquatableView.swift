// SwiftUI: the declarations of EquatableView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EquatableView<Content>: View where Content: Equatable, Content: View {
  var content: Content { get set }
  init(content: Content)
  typealias Body = Never
}
