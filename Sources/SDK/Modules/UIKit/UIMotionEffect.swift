// UIKit: the declarations of UIMotionEffect.

class UIMotionEffect: NSObject {
  override init() { super.init() }
}
