// QuartzCore: the declarations of CATransition.

class CATransition: CAAnimation {
  var type: CATransitionType = .fade
  var subtype: CATransitionSubtype?
  var startProgress: Float = 0
  var endProgress: Float = 1
}
