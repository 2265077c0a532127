// Pow: the declarations of AnyChangeEffect, as its documentation has them.

/// What moves, shines or sounds for a moment when a value changes: VoiceOver says nothing of it.
struct AnyChangeEffect {
  enum PulseDrawingMode {
    case fill, stroke
  }

  enum ShakeRate {
    case `default`, fast
    case phaseLength(CGFloat)
  }

  enum SpinRate {
    case `default`, fast
    case velocity(initial: Angle, maximum: Angle, additional: Angle)
  }

  enum WiggleRate {
    case `default`, fast
    case phaseLength(CGFloat)
  }

  init() {}

  func delay(_ delay: Double) -> AnyChangeEffect { self }

  static var glow: AnyChangeEffect { AnyChangeEffect() }
  static func glow(color: Color, radius: CGFloat = 16) -> AnyChangeEffect { AnyChangeEffect() }
  static func feedback(
    hapticNotification type: UINotificationFeedbackGenerator.FeedbackType
  ) -> AnyChangeEffect { AnyChangeEffect() }
  static func feedback(
    hapticImpact style: UIImpactFeedbackGenerator.FeedbackStyle
  ) -> AnyChangeEffect { AnyChangeEffect() }
  static var feedbackHapticSelection: AnyChangeEffect { AnyChangeEffect() }
  static func hapticFeedback(
    _ type: UINotificationFeedbackGenerator.FeedbackType
  ) -> AnyChangeEffect { AnyChangeEffect() }
  static func feedback(_ soundEffect: SoundEffect) -> AnyChangeEffect { AnyChangeEffect() }
  static func jump(height: CGFloat) -> AnyChangeEffect { AnyChangeEffect() }
  static func ping(
    shape: some InsettableShape, style: some ShapeStyle = .tint, count: Int
  ) -> AnyChangeEffect { AnyChangeEffect() }
  static func pulse(
    shape: some InsettableShape, style: some ShapeStyle = .tint, drawingMode: PulseDrawingMode = .fill,
    count: Int = 1, layer: ParticleLayer = .local
  ) -> AnyChangeEffect { AnyChangeEffect() }
  static func rise(
    origin: UnitPoint = .center, layer: ParticleLayer = .local, @ViewBuilder _ particles: () -> some View
  ) -> AnyChangeEffect { AnyChangeEffect() }
  static func risingParticle(
    origin: UnitPoint = .center, @ViewBuilder _ particle: () -> some View
  ) -> AnyChangeEffect { AnyChangeEffect() }
  static var shake: AnyChangeEffect { AnyChangeEffect() }
  static func shake(rate: ShakeRate) -> AnyChangeEffect { AnyChangeEffect() }
  static var shine: AnyChangeEffect { AnyChangeEffect() }
  static func shine(duration: Double) -> AnyChangeEffect { AnyChangeEffect() }
  static func shine(angle: Angle, duration: Double = 1) -> AnyChangeEffect { AnyChangeEffect() }
  static var spin: AnyChangeEffect { AnyChangeEffect() }
  static func spin(
    axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1 / 6, rate: SpinRate = .default
  ) -> AnyChangeEffect { AnyChangeEffect() }
  static func spray(
    origin: UnitPoint = .center, layer: ParticleLayer = .local, @ViewBuilder _ particles: () -> some View
  ) -> AnyChangeEffect { AnyChangeEffect() }
  static var wiggle: AnyChangeEffect { AnyChangeEffect() }
  static func wiggle(rate: WiggleRate) -> AnyChangeEffect { AnyChangeEffect() }
}
