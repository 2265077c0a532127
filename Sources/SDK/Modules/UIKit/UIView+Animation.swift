// UIKit: the declarations of UIView.

/// A screen is read when nothing moves any more: what is animated is so at once.
extension UIView {
  struct AnimationOptions: OptionSet, Sendable {
    static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    static let curveEaseInOut: AnimationOptions = []
    static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct KeyframeAnimationOptions: OptionSet, Sendable {
    static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    static let calculationModeLinear: KeyframeAnimationOptions = []
    static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }

  class var areAnimationsEnabled: Bool { true }
  class var inheritedAnimationDuration: TimeInterval { 0 }
  class func setAnimationsEnabled(_ enabled: Bool) {}
  class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
  class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
  class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}
