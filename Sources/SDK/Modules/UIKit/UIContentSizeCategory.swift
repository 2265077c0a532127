// UIKit: the declarations of UIContentSizeCategory.
// Declared as the framework's interface has it, with code of our own.

struct UIContentSizeCategory: Hashable, RawRepresentable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  static let small = UIContentSizeCategory(rawValue: "small")
  static let medium = UIContentSizeCategory(rawValue: "medium")
  static let large = UIContentSizeCategory(rawValue: "large")
  static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
  static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraLarge")
  static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")
  /// - Parameter size: as `DynamicTypeSize` names it.
  static func _named(_ size: String) -> UIContentSizeCategory {
    let sizes: [String: UIContentSizeCategory] = [
      "xSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .extraLarge,
      "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge, "accessibility1": .accessibilityMedium,
      "accessibility2": .accessibilityLarge, "accessibility3": .accessibilityExtraLarge,
      "accessibility4": .accessibilityExtraExtraLarge, "accessibility5": .accessibilityExtraExtraExtraLarge,
    ]
    return sizes[size] ?? .unspecified
  }
  static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}
