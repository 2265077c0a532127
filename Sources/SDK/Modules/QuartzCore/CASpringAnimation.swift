// QuartzCore: the declarations of CASpringAnimation.

class CASpringAnimation: CABasicAnimation {
  var mass: CGFloat = 1
  var stiffness: CGFloat = 100
  var damping: CGFloat = 10
  var initialVelocity: CGFloat = 0
  var settlingDuration: CFTimeInterval { duration }
}
