// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of WithViewStore, as its documentation has them.

/// A store's state for a view.
struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    viewStore = ViewStore(_read: { toViewState(store.state) }, _run: { store.send($0) })
    self.content = content
  }

  var body: some View { content(viewStore) }
}
