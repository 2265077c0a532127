// WebKit: the declarations of WKNavigationResponsePolicy.
// Declared as the framework's interface has it, with code of our own.

enum WKNavigationResponsePolicy: Int {
  case cancel = 0
  case allow
  case download
}
