// SwiftUI: the declarations of GeometryReader.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GeometryReader<Content>: View where Content: View {
  var content: (GeometryProxy) -> Content { get set }
  init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
  typealias Body = Never
}
