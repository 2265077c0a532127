// SwiftUI: the declarations of ContentSizeCategory.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ContentSizeCategory: Hashable, CaseIterable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  var isAccessibilityCategory: Bool { get }
  init?(_ uiSizeCategory: UIContentSizeCategory)
  static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool
  static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool
  static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool
  static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool
}
