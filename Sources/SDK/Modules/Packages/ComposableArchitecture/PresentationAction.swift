// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of PresentationAction, as its documentation has them.

enum PresentationAction<Action> {
  case dismiss
  case presented(Action)
}
