// UIKit: the declarations of UITextSmartDashesType.

enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}
