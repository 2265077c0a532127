// UIKit: the declarations of UIHoverStyle.

class UIHoverStyle: NSObject {
  var isEnabled: Bool = true
  static func automatic() -> Self { self.init() }
  required override init() { super.init() }
}
