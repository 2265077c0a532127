// WebKit: the declarations of WKNavigationActionPolicy.
// Declared as the framework's interface has it, with code of our own.

enum WKNavigationActionPolicy: Int {
  case cancel = 0
  case allow
  case download
}
