// UIKit: the declarations of UIAccessibilityCustomRotorItemResult.

class UIAccessibilityCustomRotorItemResult: NSObject {
  weak var targetElement: (any NSObjectProtocol)?
  var targetRange: UITextRange?

  init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
