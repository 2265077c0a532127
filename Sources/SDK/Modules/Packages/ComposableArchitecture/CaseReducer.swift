// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of CaseReducer, as its documentation has them.

/// An enum of reducers, of which its state holds one.
protocol CaseReducer<State, Action>: Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  associatedtype CaseScope
  static var body: Body { get }
  static func scope(_ store: Store<State, Action>) -> CaseScope
}
