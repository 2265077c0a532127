// UIKit: the declarations of UITraitLegibilityWeight.

struct UITraitLegibilityWeight: UITraitDefinition {
  typealias Value = UILegibilityWeight
  static var defaultValue: UILegibilityWeight { .unspecified }
}
