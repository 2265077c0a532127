// UIKit: the declarations of UITraitCollection.
// Declared as the framework's interface has it, with code of our own.

class UITraitCollection: NSObject {
  static var current: UITraitCollection { get set }
  init(userInterfaceStyle: UIUserInterfaceStyle)
  var userInterfaceStyle: UIUserInterfaceStyle { get }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  var verticalSizeClass: UIUserInterfaceSizeClass { get }
  var preferredContentSizeCategory: UIContentSizeCategory { get }
  var accessibilityContrast: UIAccessibilityContrast { get }
  var displayScale: CGFloat { get }
}
