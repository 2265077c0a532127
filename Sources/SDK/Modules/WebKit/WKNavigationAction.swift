// WebKit: the declarations of WKNavigationAction.
// Declared as the framework's interface has it, with code of our own.

class WKNavigationAction: NSObject {
  var navigationType: WKNavigationType { get }
  var request: URLRequest { get }
  var sourceFrame: WKFrameInfo { get }
  var targetFrame: WKFrameInfo? { get }
}
