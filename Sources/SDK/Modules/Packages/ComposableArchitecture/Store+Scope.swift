// swift-composable-architecture: the declarations of Store for parts of its state, as its documentation has them.

extension Store {
  func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let part = Case<Action>()[keyPath: action]
    return _child([state, part._names]) {
      Store<ChildState, ChildAction>(
        _read: { self.state[keyPath: state] }, _run: { self.send(part._whole(of: $0)) })
    }
  }

  func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let part = Case<Action>()[keyPath: action]
    return _optional(state, part._names) { self.send(part._whole(of: $0)) }
  }

  func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    let part = Case<Action>()[keyPath: action]
    return _optional(state, part._names) { self.send(part._whole(of: .presented($0))) }
  }

  func _optional<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, _ names: [String], _ run: @escaping (ChildAction) -> Void
  ) -> Store<ChildState, ChildAction>? {
    guard let first = self.state[keyPath: state] else {
      _forget([state, names])
      return nil
    }
    return _child([state, names]) {
      Store<ChildState, ChildAction>(_read: { self.state[keyPath: state] ?? first }, _run: run)
    }
  }

  func scope<ElementID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> [Store<ElementState, ElementAction>] {
    let part = Case<Action>()[keyPath: action]
    let elements = self.state[keyPath: state]
    return elements.ids.map { id in
      let first = elements[id: id]!
      return _child([state, part._names, id]) {
        Store<ElementState, ElementAction>(
          _read: { self.state[keyPath: state][id: id] ?? first },
          _run: { self.send(part._whole(of: .element(id: id, action: $0))) })
      }
    }
  }
}
