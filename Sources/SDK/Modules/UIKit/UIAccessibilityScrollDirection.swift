// UIKit: the declarations of UIAccessibilityScrollDirection.

enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
