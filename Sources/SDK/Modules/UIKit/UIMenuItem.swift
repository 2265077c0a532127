// UIKit: the declarations of UIMenuItem.

class UIMenuItem: NSObject {
  var title: String
  var action: Selector
  init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
