// SwipeActions: the declarations of SwipeViewGroup, as its documentation has them.

struct SwipeViewGroup<Content: View>: View {
  private let content: () -> Content
  @State private var selection: UUID?

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { content().environment(\.swipeViewGroupSelection, $selection) }
}
