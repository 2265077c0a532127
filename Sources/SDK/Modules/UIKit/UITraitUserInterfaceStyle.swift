// UIKit: the declarations of UITraitUserInterfaceStyle.

struct UITraitUserInterfaceStyle: UITraitDefinition {
  typealias Value = UIUserInterfaceStyle
  static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
