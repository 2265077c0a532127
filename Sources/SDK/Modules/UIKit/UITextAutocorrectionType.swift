// UIKit: the declarations of UITextAutocorrectionType.

enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
