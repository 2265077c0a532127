// WebKit: the declarations of WKUserContentController.
// Declared as the framework's interface has it, with code of our own.

class WKUserContentController: NSObject {
  var _scripts: [WKUserScript] = []
  var userScripts: [WKUserScript] { _scripts }
  override init() {}
  func addUserScript(_ userScript: WKUserScript) { _scripts.append(userScript) }
  func removeAllUserScripts() { _scripts = [] }
  func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  func removeScriptMessageHandler(forName name: String) {}
}
