// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of BindableAction, as its documentation has them.

protocol BindableAction<State> {
  associatedtype State

  static func binding(_ action: BindingAction<State>) -> Self
}
