// UIKit: the declarations of UITraitDisplayScale.

struct UITraitDisplayScale: UITraitDefinition {
  typealias Value = CGFloat
  static var defaultValue: CGFloat { 0 }
}
