// QuartzCore: the declarations of CAReplicatorLayer.

class CAReplicatorLayer: CALayer {
  var instanceCount: Int = 1
  var instanceDelay: CFTimeInterval = 0
  var instanceTransform: CATransform3D = CATransform3DIdentity
  var instanceColor: CGColor?
  var instanceAlphaOffset: Float = 0
}
