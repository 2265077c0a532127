// UIKit: the declarations of UITextSpellCheckingType.

enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
