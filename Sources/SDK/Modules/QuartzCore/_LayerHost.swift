// QuartzCore: the declarations of _LayerHost.

/// The view that a layer draws: what it says of its place and its looks holds for both.
protocol _LayerHost: AnyObject {
  var _layerFrame: CGRect { get set }
  var _layerIsHidden: Bool { get set }
  var _layerOpacity: CGFloat { get set }
}
