// QuartzCore: the declarations of CAKeyframeAnimation.

class CAKeyframeAnimation: CAPropertyAnimation {
  var values: [Any]?
  var path: CGPath?
  var keyTimes: [NSNumber]?
  var timingFunctions: [CAMediaTimingFunction]?
  var calculationMode: CAAnimationCalculationMode = .linear
}
