// UIKit: the declarations of UIStatusBarManager.

class UIStatusBarManager: NSObject {
  var statusBarStyle: UIStatusBarStyle { .default }
  var isStatusBarHidden: Bool { false }
  var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: _Screen.width, height: _Screen.safeAreaTop) }
}
