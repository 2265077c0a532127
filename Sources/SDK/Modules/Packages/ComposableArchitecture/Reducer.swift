// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of Reducer, as its documentation has them.

import os

/// What an action makes of a state.
protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action = Never
  associatedtype Body = EmptyReducer<State, Action>

  func reduce(into state: inout State, action: Action) -> Effect<Action>
  @ReducerBuilder<State, Action> var body: Body { get }
}

extension Reducer where Body == EmptyReducer<State, Action> {
  var body: EmptyReducer<State, Action> { EmptyReducer() }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

extension Reducer {
  func _printChanges(_ printer: _ReducerPrinter<State, Action>? = nil) -> Self { self }
  func signpost(_ prefix: String = "", log: OSLog = .default) -> Self { self }
}
