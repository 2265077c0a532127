// UIKit: the declarations of UISceneConfiguration.

class UISceneConfiguration: NSObject {
  let name: String?
  let role: UISceneSession.Role
  var sceneClass: AnyClass?
  var delegateClass: AnyClass?
  var storyboard: UIStoryboard?
  init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
