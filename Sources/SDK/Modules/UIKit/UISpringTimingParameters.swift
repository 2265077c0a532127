// UIKit: the declarations of UISpringTimingParameters.

class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  override init() { super.init() }
  convenience init(dampingRatio ratio: CGFloat) { self.init() }
  convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { self.init() }
  convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init()
  }
  convenience init(duration: TimeInterval, bounce: CGFloat) { self.init() }
}
