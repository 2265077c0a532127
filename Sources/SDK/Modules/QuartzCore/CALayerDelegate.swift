// QuartzCore: the declarations of CALayerDelegate.

protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  func display(_ layer: CALayer) {}
  func draw(_ layer: CALayer, in ctx: CGContext) {}
  func layerWillDraw(_ layer: CALayer) {}
  func layoutSublayers(of layer: CALayer) {}
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
