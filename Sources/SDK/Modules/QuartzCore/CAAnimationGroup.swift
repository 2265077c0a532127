// QuartzCore: the declarations of CAAnimationGroup.

class CAAnimationGroup: CAAnimation {
  var animations: [CAAnimation]?
}
