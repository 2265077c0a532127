// UIKit: the declarations of UIBarStyle.

enum UIBarStyle: Int, Sendable {
  case `default`, black
}
