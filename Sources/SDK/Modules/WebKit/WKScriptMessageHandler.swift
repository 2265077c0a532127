// WebKit: the declarations of WKScriptMessageHandler.
// Declared as the framework's interface has it, with code of our own.

protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
