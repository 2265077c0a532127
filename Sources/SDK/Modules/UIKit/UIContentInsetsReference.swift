// UIKit: the declarations of UIContentInsetsReference.

enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
