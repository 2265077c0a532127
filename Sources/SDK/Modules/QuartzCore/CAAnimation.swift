// QuartzCore: the declarations of CAAnimation.

class CAAnimation: NSObject, CAAction {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init() }
  var delegate: (any CAAnimationDelegate)?
  var timingFunction: CAMediaTimingFunction?
  var isRemovedOnCompletion: Bool = true
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses: Bool = false
  var fillMode: CAMediaTimingFillMode = .removed
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
