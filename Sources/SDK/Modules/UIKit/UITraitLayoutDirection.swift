// UIKit: the declarations of UITraitLayoutDirection.

struct UITraitLayoutDirection: UITraitDefinition {
  typealias Value = UITraitEnvironmentLayoutDirection
  static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
