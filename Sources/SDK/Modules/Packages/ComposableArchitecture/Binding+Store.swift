// swift-composable-architecture: what it adds to Binding, as its documentation has them.

extension Binding {
  subscript<State, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
    _StoreBindable(store: wrappedValue, keyPath: keyPath)
  }

  func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let store = wrappedValue
    return Binding<Store<ChildState, ChildAction>?>(
      get: { store.scope(state: state, action: action) },
      set: {
        guard $0 == nil else { return }
        store.send(Case<Action>()[keyPath: action]._whole(of: .dismiss))
      })
  }
  func scope<State, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    let store = wrappedValue
    let part: Store<StackState<ElementState>, StackAction<ElementState, ElementAction>> =
      store.scope(state: state, action: action)
    return Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>(
      get: { part }, set: { _ in })
  }
}
