// swift-composable-architecture: the declarations of NavigationStackStore, as its documentation has them.

/// As before its version 1.7.
struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination

  init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
  }

  var body: some View {
    NavigationStack(path: Binding(get: { store }, set: { _ in }), root: { root }, destination: destination)
  }
}
