// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of ReducerBuilder, as its documentation has them.

@resultBuilder enum ReducerBuilder<State, Action> {
  static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
  static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }
  static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0, next: R1
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      let first = accumulated.reduce(into: &state, action: action)
      return .merge(first, next.reduce(into: &state, action: action))
    }
  }
  static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> Reduce<State, Action> {
    Reduce { state, action in reducer?.reduce(into: &state, action: action) ?? .none }
  }
  static func buildEither<R: Reducer<State, Action>>(first: R) -> Reduce<State, Action> {
    Reduce(_erasing: first)
  }
  static func buildEither<R: Reducer<State, Action>>(second: R) -> Reduce<State, Action> {
    Reduce(_erasing: second)
  }
}
