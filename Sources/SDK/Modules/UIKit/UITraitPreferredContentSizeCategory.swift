// UIKit: the declarations of UITraitPreferredContentSizeCategory.

struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  typealias Value = UIContentSizeCategory
  static var defaultValue: UIContentSizeCategory { .unspecified }
}
