// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of ViewAction, as its documentation has them.

/// Actions of which some are those of the view.
protocol ViewAction<ViewAction> {
  associatedtype ViewAction
  static func view(_ action: ViewAction) -> Self
}
