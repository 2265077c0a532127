// swift-composable-architecture: what keeps the subscriptions of effects.

enum _EffectSubscriptions {
  static var kept: Set<AnyCancellable> = []
}
