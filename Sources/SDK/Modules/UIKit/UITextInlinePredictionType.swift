// UIKit: the declarations of UITextInlinePredictionType.

enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}
