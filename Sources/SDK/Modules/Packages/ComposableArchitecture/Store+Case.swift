// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of Store for enums of states, as its documentation has them.

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
