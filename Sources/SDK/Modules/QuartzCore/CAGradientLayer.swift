// QuartzCore: the declarations of CAGradientLayer.

class CAGradientLayer: CALayer {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  var type: CAGradientLayerType = .axial
}
