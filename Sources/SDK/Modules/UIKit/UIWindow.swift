// UIKit: the declarations of UIWindow.
// Declared as the framework's interface has it, with code of our own.

class UIWindow: UIView {
  var rootViewController: UIViewController? { get set }
  var windowScene: UIWindowScene? { UIWindowScene._shown }
  var screen: UIScreen { UIScreen.main }
  var isKeyWindow: Bool { true }
  var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: _Screen.safeAreaTop, left: 0, bottom: _Screen.safeAreaBottom, right: 0)
  }
  /// Follows the system.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  func makeKeyAndVisible() {}
}
