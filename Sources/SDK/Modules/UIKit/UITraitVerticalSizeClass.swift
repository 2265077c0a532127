// UIKit: the declarations of UITraitVerticalSizeClass.

struct UITraitVerticalSizeClass: UITraitDefinition {
  typealias Value = UIUserInterfaceSizeClass
  static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
