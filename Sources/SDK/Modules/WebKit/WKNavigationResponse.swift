// WebKit: the declarations of WKNavigationResponse.
// Declared as the framework's interface has it, with code of our own.

class WKNavigationResponse: NSObject {
  var isForMainFrame: Bool { get }
  var response: URLResponse { get }
  var canShowMIMEType: Bool { get }
}
