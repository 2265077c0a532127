// UIKit: the declarations of UISceneSession.

class UISceneSession: NSObject {
  struct Role: Hashable, RawRepresentable, Sendable {
    static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  var scene: UIScene? { UIWindowScene._shown }
  var role: UISceneSession.Role { .windowApplication }
  var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  var persistentIdentifier: String { "" }
  var stateRestorationActivity: NSUserActivity?
  var userInfo: [String: Any]?
}
