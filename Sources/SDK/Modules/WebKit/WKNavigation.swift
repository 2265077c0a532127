// WebKit: the declarations of WKNavigation.
// Declared as the framework's interface has it, with code of our own.

class WKNavigation: NSObject {
  override init() {}
}
