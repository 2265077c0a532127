// swift-composable-architecture: the declarations of DismissEffect, as its documentation has them.

/// Ends the presentation that a feature is shown by.
struct DismissEffect {
  let _dismissal: _Dismissal?

  func callAsFunction() async { _dismissal?.send?() }
  func callAsFunction(animation: Animation?) async { _dismissal?.send?() }
  func callAsFunction(transaction: Transaction) async { _dismissal?.send?() }
}
