// UIKit: the declarations of UITraitCollection.
// Declared as the framework's interface has it, with code of our own.

class UITraitCollection: NSObject {
  static var current: UITraitCollection { UITraitCollection() }
  let _style: UIUserInterfaceStyle?
  override init() { _style = nil }
  init(userInterfaceStyle: UIUserInterfaceStyle) { _style = userInterfaceStyle }
  var userInterfaceStyle: UIUserInterfaceStyle { _style ?? (_Screen.isDark ? .dark : .light) }
  var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  var horizontalSizeClass: UIUserInterfaceSizeClass { _Screen.isPad ? .regular : .compact }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    !_Screen.isPad && _Screen.width > _Screen.height ? .compact : .regular
  }
  var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory._named(_Screen.textSize) }
  var accessibilityContrast: UIAccessibilityContrast { get }
  var displayScale: CGFloat { _Screen.scale }
}
