// UIKit: the declarations of UITextLayoutDirection.

enum UITextLayoutDirection: Int, Sendable {
  case right = 2, left, up, down
}
