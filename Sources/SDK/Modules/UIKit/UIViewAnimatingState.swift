// UIKit: the declarations of UIViewAnimatingState.

enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}
