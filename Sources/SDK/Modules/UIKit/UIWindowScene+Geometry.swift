// UIKit: the declarations of UIWindowScene.

extension UIWindowScene {
  /// Where the scene is, as it is asked.
  class Geometry: NSObject {
    let _scene: UIWindowScene
    init(_of scene: UIWindowScene) { _scene = scene }
    var systemFrame: CGRect { _scene.screen.bounds }
    var coordinateSpace: any UICoordinateSpace { _scene.coordinateSpace }
    var interfaceOrientation: UIInterfaceOrientation { _scene.interfaceOrientation }
    var isInterfaceOrientationLocked: Bool { false }
    var isInteractivelyResizing: Bool { false }
  }
  var effectiveGeometry: UIWindowScene.Geometry { UIWindowScene.Geometry(_of: self) }
}
