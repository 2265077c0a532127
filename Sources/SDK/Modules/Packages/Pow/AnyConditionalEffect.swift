// Pow: the declarations of AnyConditionalEffect, as its documentation has them.

struct AnyConditionalEffect {
  init() {}

  static func `repeat`(_ effect: AnyChangeEffect, every interval: TimeInterval) -> AnyConditionalEffect {
    AnyConditionalEffect()
  }
  static func `repeat`(_ effect: AnyChangeEffect, every interval: Duration) -> AnyConditionalEffect {
    AnyConditionalEffect()
  }
  static var glow: AnyConditionalEffect { AnyConditionalEffect() }
  static func glow(color: Color, radius: CGFloat = 16) -> AnyConditionalEffect { AnyConditionalEffect() }
  static var pushDown: AnyConditionalEffect { AnyConditionalEffect() }
  static var smoke: AnyConditionalEffect { AnyConditionalEffect() }
  static func smoke(layer: ParticleLayer) -> AnyConditionalEffect { AnyConditionalEffect() }
}
