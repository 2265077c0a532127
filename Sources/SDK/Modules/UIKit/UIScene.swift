// UIKit: the declarations of UIScene.
// Declared as the framework's interface has it, with code of our own.

class UIScene: UIResponder {
  enum ActivationState: Int {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }
  static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
  static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
  var delegate: (any UISceneDelegate)?
  lazy var session = UISceneSession()
  func open(_ url: URL, options: Any?, completionHandler completion: ((Bool) -> Void)? = nil) {
    _Screen.open(url.absoluteString)
    completion?(true)
  }
  var activationState: UIScene.ActivationState { .foregroundActive }
  var title: String! = ""
}
