// UIKit: the declarations of UIWindowScene.
// Declared as the framework's interface has it, with code of our own.

class UIWindowScene: UIScene {
  static let _shown = UIWindowScene()
  var screen: UIScreen { UIScreen.main }
  let _window = UIWindow()
  var windows: [UIWindow] { [_window] }
  var keyWindow: UIWindow? { _window }
  var interfaceOrientation: UIInterfaceOrientation {
    _Screen.width > _Screen.height ? .landscapeRight : .portrait
  }
  lazy var _statusBar = UIStatusBarManager()
  var statusBarManager: UIStatusBarManager? { _statusBar }
  var coordinateSpace: any UICoordinateSpace { _window }
  func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  var traitCollection: UITraitCollection { UITraitCollection.current }
}
