// WebKit: the declarations of WKPreferences.
// Declared as the framework's interface has it, with code of our own.

class WKPreferences: NSObject {
  var minimumFontSize: CGFloat = 0
  var javaScriptCanOpenWindowsAutomatically = false
  var isFraudulentWebsiteWarningEnabled = true
  var isTextInteractionEnabled = true
  var isElementFullscreenEnabled = false
  override init() {}
}
