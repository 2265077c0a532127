// UIKit: the declarations of UIMenuController.

class UIMenuController: NSObject {
  static let _shared = UIMenuController()
  class var shared: UIMenuController { _shared }
  var isMenuVisible: Bool = false
  var menuItems: [UIMenuItem]?
  func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  func hideMenu() {}
  func hideMenu(from targetView: UIView) {}
  func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
}
