// WebKit: the declarations of WKProcessPool.
// Declared as the framework's interface has it, with code of our own.

class WKProcessPool: NSObject {
  override init() {}
}
