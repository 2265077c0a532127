// WebKit: the declarations of WKWebpagePreferences.
// Declared as the framework's interface has it, with code of our own.

class WKWebpagePreferences: NSObject {
  enum ContentMode: Int {
    case recommended = 0
    case mobile
    case desktop
  }
  var preferredContentMode: WKWebpagePreferences.ContentMode = .recommended
  var allowsContentJavaScript = true
  override init() {}
}
