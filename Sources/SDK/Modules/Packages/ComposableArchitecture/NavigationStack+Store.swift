// swift-composable-architecture: what it adds to NavigationStack, as its documentation has it.

extension NavigationStack {
  init<State, Action, Content: View, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>, @ViewBuilder root: () -> Content,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) where Data == [_StackComponent<State>], Root == _StackRoot<State, Action, Content, Destination> {
    let store = path.wrappedValue
    let content = root()
    self.init(path: store._path()) {
      _StackRoot(store: store, content: content, destination: destination)
    }
  }
}
