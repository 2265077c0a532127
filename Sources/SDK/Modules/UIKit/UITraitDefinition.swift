// UIKit: the declarations of UITraitDefinition.

protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  static var name: String { "\(Self.self)" }
  static var affectsColorAppearance: Bool { false }
}
