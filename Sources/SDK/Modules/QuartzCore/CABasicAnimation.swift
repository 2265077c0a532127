// QuartzCore: the declarations of CABasicAnimation.

class CABasicAnimation: CAPropertyAnimation {
  var fromValue: Any?
  var toValue: Any?
  var byValue: Any?
}
