// QuartzCore: the declarations of CAEmitterCell.

class CAEmitterCell: NSObject {
  var name: String?
  var contents: Any?
  var color: CGColor?
  var birthRate: Float = 0
  var lifetime: Float = 0
  var lifetimeRange: Float = 0
  var velocity: CGFloat = 0
  var velocityRange: CGFloat = 0
  var emissionLongitude: CGFloat = 0
  var emissionRange: CGFloat = 0
  var scale: CGFloat = 1
  var scaleRange: CGFloat = 0
  var scaleSpeed: CGFloat = 0
  var spin: CGFloat = 0
  var spinRange: CGFloat = 0
  var alphaSpeed: Float = 0
  var yAcceleration: CGFloat = 0
}
