// UIKit: the declarations of UIAccessibilityPriority.
// https://developer.apple.com/documentation/uikit/uiaccessibilitypriority
struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let low = UIAccessibilityPriority(rawValue: "low")
  static let `default` = UIAccessibilityPriority(rawValue: "default")
  static let high = UIAccessibilityPriority(rawValue: "high")
}
