// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of _StoreBindable, as its documentation has them.

/// A part of a store's state before it is said what sets it.
@dynamicMemberLookup struct _StoreBindable<State, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> _StoreBindable<State, Action, Member> {
    _StoreBindable<State, Action, Member>(store: store, keyPath: keyPath.appending(path: member))
  }

  func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let part = Case<Action>()[keyPath: action]
    return Binding(
      get: { store.state[keyPath: keyPath] },
      set: { store.send(part._whole(of: $0)) })
  }
}
