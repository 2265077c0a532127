// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of IdentifiedAction, as its documentation has them.

enum IdentifiedAction<ID: Hashable, Action> {
  case element(id: ID, action: Action)
}
