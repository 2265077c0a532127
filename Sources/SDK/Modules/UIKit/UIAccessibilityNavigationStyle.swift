// UIKit: the declarations of UIAccessibilityNavigationStyle.

enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}
