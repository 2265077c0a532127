// Pow: what it adds to AnyTransition, as its documentation has it.

extension AnyTransition {
  /// How views come and go: what is there before and then is the same.
  enum MovingParts {
    enum BlindsStyle {
      case venetian, vertical
    }

    enum SkidDirection {
      case leading, trailing
    }

    static var anvil: AnyTransition { .opacity }
    static var blinds: AnyTransition { .opacity }
    static func blinds(
      slatWidth: CGFloat, style: BlindsStyle = .venetian, isStaggered: Bool = false
    ) -> AnyTransition { .opacity }
    static var blur: AnyTransition { .opacity }
    static func blur(radius: CGFloat) -> AnyTransition { .opacity }
    static var boing: AnyTransition { .opacity }
    static func boing(edge: Edge) -> AnyTransition { .opacity }
    static var clock: AnyTransition { .opacity }
    static func clock(origin: UnitPoint = .center, blurRadius: CGFloat) -> AnyTransition { .opacity }
    static var filmExposure: AnyTransition { .opacity }
    static var snapshot: AnyTransition { .opacity }
    static var flicker: AnyTransition { .opacity }
    static func flicker(count: Int) -> AnyTransition { .opacity }
    static var flip: AnyTransition { .opacity }
    static func rotate3D(
      _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
      anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> AnyTransition { .opacity }
    static var glare: AnyTransition { .opacity }
    static func glare(
      angle: Angle, color: Color = .white, increasedBrightness: Bool = true
    ) -> AnyTransition { .opacity }
    static func iris(origin: UnitPoint = .center, blurRadius: CGFloat = 0) -> AnyTransition { .opacity }
    static func move(edge: Edge) -> AnyTransition { .opacity }
    static func move(angle: Angle) -> AnyTransition { .opacity }
    static var poof: AnyTransition { .opacity }
    static var pop: AnyTransition { .opacity }
    static func pop<S: ShapeStyle>(_ style: S) -> AnyTransition { .opacity }
    static var skid: AnyTransition { .opacity }
    static func skid(direction: SkidDirection) -> AnyTransition { .opacity }
    static var swoosh: AnyTransition { .opacity }
    static var vanish: AnyTransition { .opacity }
    static func vanish<T: ShapeStyle>(_ style: T, increasedBrightness: Bool = true) -> AnyTransition {
      .opacity
    }
    static func vanish<T: ShapeStyle, S: Shape>(
      _ style: T, mask: S, eoFill: Bool = false, increasedBrightness: Bool = true
    ) -> AnyTransition { .opacity }
    static func wipe(edge: Edge, blurRadius: CGFloat = 0) -> AnyTransition { .opacity }
    static func wipe(angle: Angle, blurRadius: CGFloat = 0) -> AnyTransition { .opacity }
  }

  static var movingParts: MovingParts.Type { MovingParts.self }
}
