// WebKit: the declarations of WKScriptMessage.
// Declared as the framework's interface has it, with code of our own.

class WKScriptMessage: NSObject {
  var body: Any { get }
  var name: String { get }
  weak var webView: WKWebView? { get }
}
