// QuartzCore: the declarations of CAMediaTimingFunction.

class CAMediaTimingFunction: NSObject {
  convenience init(name: CAMediaTimingFunctionName) { self.init() }
  convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { self.init() }
}
