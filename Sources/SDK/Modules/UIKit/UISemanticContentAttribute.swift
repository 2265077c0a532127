// UIKit: the declarations of UISemanticContentAttribute.

enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
