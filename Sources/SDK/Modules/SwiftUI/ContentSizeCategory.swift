// SwiftUI: the declarations of ContentSizeCategory.
// Declared as the framework's interface has it, with code of our own.

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

  var isAccessibilityCategory: Bool { _place >= 7 }
  var _place: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 3 }

  init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = UIContentSizeCategory._sizes.firstIndex(of: uiSizeCategory) else { return nil }
    self = ContentSizeCategory.allCases[place]
  }

  static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs._place < rhs._place }
  static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs._place <= rhs._place }
  static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs._place > rhs._place }
  static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs._place >= rhs._place }
}
