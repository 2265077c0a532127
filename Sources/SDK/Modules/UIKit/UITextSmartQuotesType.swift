// UIKit: the declarations of UITextSmartQuotesType.

enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}
