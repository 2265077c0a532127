// UIKit: the declarations of UIViewAnimatingPosition.

enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
