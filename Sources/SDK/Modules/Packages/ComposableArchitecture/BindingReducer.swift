// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of BindingReducer, as its documentation has them.

/// Sets what a binding of a store sets.
struct BindingReducer<State, Action: BindableAction>: Reducer where Action.State == State {
  init() {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let binding = Case<Action>(_names: ["binding"])._value(in: action) as? BindingAction<State> {
      binding._set(&state)
    }
    return .none
  }
}
