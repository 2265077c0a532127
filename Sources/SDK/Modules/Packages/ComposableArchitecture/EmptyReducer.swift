// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of EmptyReducer, as its documentation has them.

struct EmptyReducer<State, Action>: Reducer {
  init() {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
