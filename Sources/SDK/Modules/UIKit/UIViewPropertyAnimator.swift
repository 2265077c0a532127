// UIKit: the declarations of UIViewPropertyAnimator.

/// A screen is read when nothing moves any more: what is animated is so at once.
class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
  }
  init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { _animations.append(animations) }
  }
  init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { _animations.append(animations) }
  }
  init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { _animations.append(animations) }
  }
  @discardableResult class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation()
    return made
  }
  let duration: TimeInterval
  var _animations: [() -> Void] = []
  var _completions: [(UIViewAnimatingPosition) -> Void] = []
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool = false
  var isInterruptible: Bool = true
  var isUserInteractionEnabled: Bool = true
  var pausesOnCompletion: Bool = false
  var scrubsLinearly: Bool = true
  var fractionComplete: CGFloat = 0
  func addAnimations(_ animation: @escaping () -> Void) { _animations.append(animation) }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    _animations.append(animation)
  }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    _completions.append(completion)
  }
  func startAnimation() {
    for animation in _animations { animation() }
    _animations = []
    for completion in _completions { completion(.end) }
    _completions = []
  }
  func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) { startAnimation() }
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
