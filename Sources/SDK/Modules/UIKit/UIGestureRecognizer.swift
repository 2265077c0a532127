// UIKit: the declarations of UIGestureRecognizer.
// Declared as the framework's interface has it, with code of our own.

class UIGestureRecognizer: NSObject {
  init(target: Any?, action: Selector?)
  var view: UIView? { get }
  var isEnabled: Bool { get set }
}
