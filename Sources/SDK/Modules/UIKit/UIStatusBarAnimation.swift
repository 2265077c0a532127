// UIKit: the declarations of UIStatusBarAnimation.

enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
