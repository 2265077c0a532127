// UIKit: the declarations of UITextSmartInsertDeleteType.

enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}
