// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of _EphemeralState, as its source has them.

protocol _EphemeralState<Action> {
  associatedtype Action
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}
