// UIKit: the declarations of UIApplicationShortcutItem.

class UIApplicationShortcutItem: NSObject {
  let type: String
  let localizedTitle: String
  let localizedSubtitle: String?
  let icon: UIApplicationShortcutIcon?
  let userInfo: [String: any NSSecureCoding]?
  init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}
