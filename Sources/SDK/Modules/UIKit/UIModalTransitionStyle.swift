// UIKit: the declarations of UIModalTransitionStyle.

enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
