// UIKit: the declarations of UITraitUserInterfaceLevel.

struct UITraitUserInterfaceLevel: UITraitDefinition {
  typealias Value = UIUserInterfaceLevel
  static var defaultValue: UIUserInterfaceLevel { .unspecified }
}
