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
  var traitCollection: UITraitCollection { UITraitCollection.current }
}
