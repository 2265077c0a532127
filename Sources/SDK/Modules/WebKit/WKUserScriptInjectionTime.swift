// WebKit: the declarations of WKUserScriptInjectionTime.
// Declared as the framework's interface has it, with code of our own.

enum WKUserScriptInjectionTime: Int {
  case atDocumentStart = 0
  case atDocumentEnd
}
