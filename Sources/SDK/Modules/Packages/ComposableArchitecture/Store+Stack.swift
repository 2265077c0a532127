// swift-composable-architecture: the declarations of Store for what is on a stack, as its documentation has them.

extension Store {
  func _element<ElementState, ElementAction>(_ id: StackElementID) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    guard let first = state[id: id] else {
      _forget([id])
      return nil
    }
    return _child([id]) {
      Store<ElementState, ElementAction>(
        _read: { self.state[id: id] ?? first }, _run: { self.send(.element(id: id, action: $0)) })
    }
  }

  /// What is on the stack: whoever changes it pushes, or pops.
  func _path<ElementState, ElementAction>() -> Binding<[_StackComponent<ElementState>]>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    Binding(
      get: {
        let stack = self.state
        return zip(stack.ids, stack).map { _StackComponent(id: $0, element: $1) }
      },
      set: { path in
        let ids = self.state.ids
        if path.count < ids.count { self.send(.popFrom(id: ids[path.count])) }
        for pushed in path.dropFirst(ids.count) {
          self.send(.push(id: StackElementID(_number: self.state._next), state: pushed.element))
        }
      })
  }
}
