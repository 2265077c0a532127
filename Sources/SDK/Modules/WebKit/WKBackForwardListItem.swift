// WebKit: the declarations of WKBackForwardListItem.
// Declared as the framework's interface has it, with code of our own.

class WKBackForwardListItem: NSObject {
  var url: URL { get }
  var title: String? { get }
}
