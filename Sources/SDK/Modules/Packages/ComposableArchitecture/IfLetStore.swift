// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of IfLetStore, as its documentation has them.

/// A view for a part of the state, while it is there.
struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (Store<State, Action>) -> Content

  init(
    _ store: Store<State?, Action>, @ViewBuilder then content: @escaping (Store<State, Action>) -> Content
  ) {
    self.store = store
    self.content = content
  }

  var body: some View {
    if let first = store.state {
      content(Store<State, Action>(_read: { store.state ?? first }, _run: { store.send($0) }))
    }
  }
}
