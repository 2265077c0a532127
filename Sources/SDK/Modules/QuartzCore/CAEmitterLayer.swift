// QuartzCore: the declarations of CAEmitterLayer.

class CAEmitterLayer: CALayer {
  var emitterCells: [CAEmitterCell]?
  var emitterPosition: CGPoint = CGPoint.zero
  var emitterSize: CGSize = CGSize.zero
  var emitterShape: CAEmitterLayerEmitterShape = .point
  var renderMode: CAEmitterLayerRenderMode = .unordered
  var birthRate: Float = 1
  var lifetime: Float = 1
}
