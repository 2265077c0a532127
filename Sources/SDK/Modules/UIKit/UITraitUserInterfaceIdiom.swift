// UIKit: the declarations of UITraitUserInterfaceIdiom.

struct UITraitUserInterfaceIdiom: UITraitDefinition {
  typealias Value = UIUserInterfaceIdiom
  static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
