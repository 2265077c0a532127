// UIKit: the declarations of UIStatusBarStyle.

enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
