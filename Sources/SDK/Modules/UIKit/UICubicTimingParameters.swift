// UIKit: the declarations of UICubicTimingParameters.

class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  override init() { super.init() }
  convenience init(animationCurve curve: UIView.AnimationCurve) { self.init() }
  convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { self.init() }
}
