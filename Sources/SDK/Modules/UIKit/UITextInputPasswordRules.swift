// UIKit: the declarations of UITextInputPasswordRules.

class UITextInputPasswordRules: NSObject {
  let _descriptor: String
  init(descriptor passwordRulesDescriptor: String) { _descriptor = passwordRulesDescriptor }
}
