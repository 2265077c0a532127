// UIKit: the declarations of UIApplicationShortcutIcon.

class UIApplicationShortcutIcon: NSObject {
  override init() { super.init() }
  convenience init(systemImageName: String) { self.init() }
  convenience init(templateImageName: String) { self.init() }
}
