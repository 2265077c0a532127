// UIKit: the declarations of UIBarPosition.

enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}
