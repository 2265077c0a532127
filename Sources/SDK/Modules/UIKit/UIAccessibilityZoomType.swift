// UIKit: the declarations of UIAccessibilityZoomType.

enum UIAccessibilityZoomType: Int, Sendable {
  case insertionPoint
}
