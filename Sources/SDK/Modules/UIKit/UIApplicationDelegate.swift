// UIKit: the declarations of UIApplicationDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
