// UIKit: the declarations of UITraitOverrides.

class UITraitOverrides: NSObject {
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
}
