// WebKit: the declarations of WKBackForwardList.
// Declared as the framework's interface has it, with code of our own.

class WKBackForwardList: NSObject {
  override init() {}
  var backList: [WKBackForwardListItem] { [] }
  var forwardList: [WKBackForwardListItem] { [] }
  var currentItem: WKBackForwardListItem? { nil }
}
