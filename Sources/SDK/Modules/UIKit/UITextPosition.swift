// UIKit: the declarations of UITextPosition.

class UITextPosition: NSObject {
  var _offset = 0
}
