// UIKit: the declarations of UITextItemInteraction.

enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
