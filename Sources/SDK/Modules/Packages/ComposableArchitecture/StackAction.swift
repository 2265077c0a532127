// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of StackAction, as its documentation has them.

enum StackAction<State, Action> {
  case element(id: StackElementID, action: Action)
  case popFrom(id: StackElementID)
  case push(id: StackElementID, state: State)
}
