// SwiftUI: the declarations of ScrollViewReader.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollViewReader<Content>: View where Content: View {
  var content: (ScrollViewProxy) -> Content { get set }
  init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
  typealias Body = Never
}
