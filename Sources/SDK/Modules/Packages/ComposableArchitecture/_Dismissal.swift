// swift-composable-architecture: what its presentations are ended by.

/// Where what a feature does tells the one that presents it to end that.
final class _Dismissal {
  var send: (() -> Void)?
  init() {}

  func _scope<R>(_ operation: () -> R) -> R {
    withDependencies {
      $0.dismiss = DismissEffect(_dismissal: self)
    } operation: {
      operation()
    }
  }
}
