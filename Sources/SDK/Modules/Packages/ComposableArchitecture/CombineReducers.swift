// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of CombineReducers, as its documentation has them.

struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  private let reducers: Reducers

  init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}
