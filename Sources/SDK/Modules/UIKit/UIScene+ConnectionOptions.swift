// UIKit: the declarations of UIScene.

extension UIScene {
  class ConnectionOptions: NSObject {
    var urlContexts: Set<UIOpenURLContext> { [] }
    var userActivities: Set<NSUserActivity> { [] }
    var shortcutItem: UIApplicationShortcutItem? { nil }
    var sourceApplication: String? { nil }
  }
}
