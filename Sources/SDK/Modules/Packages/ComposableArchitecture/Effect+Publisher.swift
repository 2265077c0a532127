// swift-composable-architecture: effects of publishers, as its documentation has them.

extension Effect {
  /// Sends what a publisher sends.
  static func publisher<P: Publisher>(
    _ createPublisher: @escaping () -> P
  ) -> Effect where P.Output == Action, P.Failure == Never {
    let dependencies = DependencyValues._current
    return Effect { send in
      let publisher = DependencyValues.$_scoped.withValue(dependencies) { createPublisher() }
      publisher.sink { send($0) }.store(in: &_EffectSubscriptions.kept)
    }
  }
}
