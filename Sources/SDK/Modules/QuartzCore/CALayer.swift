// QuartzCore: the declarations of CALayer.

class CALayer: NSObject {
  required override init() { super.init() }
  init(layer: Any) { super.init() }
  init?(coder: NSCoder) { super.init() }

  /// The view whose layer it is.
  weak var _host: (any _LayerHost)?
  weak var delegate: (any CALayerDelegate)?
  var name: String?

  // MARK: Where it stands

  var _frame: CGRect = CGRect.zero
  var _boundsOrigin: CGPoint = CGPoint.zero
  var frame: CGRect {
    get { _host?._layerFrame ?? _frame }
    set {
      _frame = newValue
      _host?._layerFrame = newValue
    }
  }
  var bounds: CGRect {
    get { CGRect(origin: _boundsOrigin, size: frame.size) }
    set {
      _boundsOrigin = newValue.origin
      frame = CGRect(origin: frame.origin, size: newValue.size)
    }
  }
  var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      let corner = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
      frame = CGRect(origin: corner, size: size)
    }
  }
  var zPosition: CGFloat = 0
  var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  var transform: CATransform3D = CATransform3DIdentity
  var sublayerTransform: CATransform3D = CATransform3DIdentity
  func affineTransform() -> CGAffineTransform { CGAffineTransform.identity }
  func setAffineTransform(_ m: CGAffineTransform) {}

  // MARK: How it looks

  var _isHidden = false
  var isHidden: Bool {
    get { _host?._layerIsHidden ?? _isHidden }
    set {
      _isHidden = newValue
      _host?._layerIsHidden = newValue
    }
  }
  var _opacity: Float = 1
  var opacity: Float {
    get { _host.map { Float($0._layerOpacity) } ?? _opacity }
    set {
      _opacity = newValue
      _host?._layerOpacity = CGFloat(newValue)
    }
  }
  var contents: Any?
  var contentsScale: CGFloat = 1
  var contentsGravity: CALayerContentsGravity = .resize
  var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var masksToBounds: Bool = false
  var isOpaque: Bool = false
  var isDoubleSided: Bool = true
  var isGeometryFlipped: Bool = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var cornerCurve: CALayerCornerCurve = .circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor?
  var shadowOpacity: Float = 0
  var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var mask: CALayer?
  var shouldRasterize: Bool = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing: Bool = false
  var allowsGroupOpacity: Bool = true
  var drawsAsynchronously: Bool = false
  var needsDisplayOnBoundsChange: Bool = false
  var compositingFilter: Any?
  var filters: [Any]?
  var actions: [String: any CAAction]?
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var repeatCount: Float = 0
  var autoreverses: Bool = false

  // MARK: Layers in layers

  weak var superlayer: CALayer?
  var sublayers: [CALayer]?

  func addSublayer(_ layer: CALayer) { _insert(layer, at: sublayers?.count ?? 0) }
  func insertSublayer(_ layer: CALayer, at idx: UInt32) { _insert(layer, at: Int(idx)) }
  func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }
    _insert(layer, at: place.map { $0 + 1 } ?? sublayers?.count ?? 0)
  }
  func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    _insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }
  func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  func _insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: max(0, min(index, layers.count)))
    sublayers = layers
    layer.superlayer = self
  }

  // MARK: Passes

  func setNeedsDisplay() {}
  func setNeedsDisplay(_ r: CGRect) {}
  func needsDisplay() -> Bool { false }
  func displayIfNeeded() {}
  func display() {}
  func draw(in ctx: CGContext) {}
  func render(in ctx: CGContext) {}
  func setNeedsLayout() {}
  func needsLayout() -> Bool { false }
  func layoutIfNeeded() {}
  func layoutSublayers() {}
  func preferredFrameSize() -> CGSize { bounds.size }
  class func needsDisplay(forKey key: String) -> Bool { false }
  class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  class func defaultValue(forKey key: String) -> Any? { nil }
  func presentation() -> Self? { self }
  func model() -> Self { self }
  func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  func hitTest(_ p: CGPoint) -> CALayer? { contains(p) ? self : nil }
  func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
  func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r }
  func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r }
  func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  // MARK: Animations

  var _animations: [String: CAAnimation] = [:]
  /// A screen is read when nothing moves any more: an animation that is removed at its end is over.
  func add(_ anim: CAAnimation, forKey key: String?) {
    if let key, !anim.isRemovedOnCompletion { _animations[key] = anim }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  func removeAllAnimations() { _animations = [:] }
  func removeAnimation(forKey key: String) { _animations[key] = nil }
  func animationKeys() -> [String]? { _animations.isEmpty ? nil : Array(_animations.keys) }
  func animation(forKey key: String) -> CAAnimation? { _animations[key] }
  func action(forKey event: String) -> (any CAAction)? { nil }
}
