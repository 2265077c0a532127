// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of Scope, as its documentation has them.

/// A reducer of a part of a state, for the actions of that part.
struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  typealias State = ParentState
  typealias Action = ParentAction

  private let state: WritableKeyPath<ParentState, Child.State>
  private let action: Case<Child.Action>
  private let child: Child

  init(
    state: WritableKeyPath<ParentState, Child.State>, action: CaseKeyPath<ParentAction, Child.Action>,
    @ReducerBuilder<Child.State, Child.Action> child: () -> Child
  ) {
    self.state = state
    self.action = Case<ParentAction>()[keyPath: action]
    self.child = child()
  }

  func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    if let inner = self.action._value(in: action) as? Child.Action {
      return child.reduce(into: &state[keyPath: self.state], action: inner)
        .map { self.action._whole(of: $0) }
    }
    return .none
  }
}
