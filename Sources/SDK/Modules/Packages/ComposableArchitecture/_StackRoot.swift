// swift-composable-architecture: the declarations of _StackRoot, as its documentation has them.

/// The root of a stack that shows for each state what its destination says.
struct _StackRoot<State, Action, Content: View, Destination: View>: View {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let content: Content
  let destination: (Store<State, Action>) -> Destination

  var body: some View {
    content.navigationDestination(for: _StackComponent<State>.self) { component in
      if let child: Store<State, Action> = store._element(component.id) { destination(child) }
    }
  }
}
