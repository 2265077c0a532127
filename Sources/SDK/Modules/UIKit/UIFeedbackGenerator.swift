// UIKit: the declarations of UIFeedbackGenerator. Nothing is felt.
// Declared as the framework's interface has it, with code of our own.

class UIFeedbackGenerator: NSObject {
  override init() {}
  init(view: UIView) {}
  func prepare() {}
}
