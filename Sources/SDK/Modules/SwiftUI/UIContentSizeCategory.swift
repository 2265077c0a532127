// SwiftUI: the declarations of UIContentSizeCategory.
// Declared as the framework's interface has it, with code of our own.

extension UIContentSizeCategory {
  /// In the order of `DynamicTypeSize`.
  static var _sizes: [UIContentSizeCategory] {
    [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
  }

  init(_ sizeCategory: ContentSizeCategory?) {
    self = sizeCategory.map { Self._sizes[$0._place] } ?? .unspecified
  }
  init(_ dynamicTypeSize: DynamicTypeSize?) {
    self =
      dynamicTypeSize.map { Self._sizes[DynamicTypeSize.allCases.firstIndex(of: $0) ?? 3] } ?? .unspecified
  }
}
