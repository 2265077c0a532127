// UIKit: the declarations of UITab.

class UITab: NSObject {
  let identifier: String
  var title: String
  var subtitle: String?
  var image: UIImage?
  var badgeValue: String?
  var isEnabled: Bool = true
  var isHidden: Bool = false
  let _provider: ((UITab) -> UIViewController)?
  lazy var viewController: UIViewController? = _made()
  init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    _provider = viewControllerProvider
  }
  func _made() -> UIViewController? {
    guard let controller = _provider?(self) else { return nil }
    controller.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    controller.tabBarItem.badgeValue = badgeValue
    return controller
  }
}
