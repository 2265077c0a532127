// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of Reduce, as its documentation has them.

struct Reduce<State, Action>: Reducer {
  private let work: (inout State, Action) -> Effect<Action>

  init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) { work = reduce }
  init<R: Reducer<State, Action>>(_erasing reducer: R) {
    work = { state, action in reducer.reduce(into: &state, action: action) }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { work(&state, action) }
}
