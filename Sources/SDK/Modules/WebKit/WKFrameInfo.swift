// WebKit: the declarations of WKFrameInfo.
// Declared as the framework's interface has it, with code of our own.

class WKFrameInfo: NSObject {
  var isMainFrame: Bool { get }
  var request: URLRequest { get }
}
