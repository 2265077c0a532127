// UIKit: the declarations of UIUserInterfaceLayoutDirection.

enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
