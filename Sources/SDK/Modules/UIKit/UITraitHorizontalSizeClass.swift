// UIKit: the declarations of UITraitHorizontalSizeClass.

struct UITraitHorizontalSizeClass: UITraitDefinition {
  typealias Value = UIUserInterfaceSizeClass
  static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
