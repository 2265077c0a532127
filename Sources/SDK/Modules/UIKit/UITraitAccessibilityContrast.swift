// UIKit: the declarations of UITraitAccessibilityContrast.

struct UITraitAccessibilityContrast: UITraitDefinition {
  typealias Value = UIAccessibilityContrast
  static var defaultValue: UIAccessibilityContrast { .unspecified }
}
