// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of WithPerceptionTracking, as its documentation has them.

struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}
