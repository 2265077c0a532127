// UIKit: the declarations of UIWindow.
// Declared as the framework's interface has it, with code of our own.

class UIWindow: UIView {
  var rootViewController: UIViewController? { get set }
  var isKeyWindow: Bool { get }
  func makeKeyAndVisible()
}
