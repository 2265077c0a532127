// UIKit: the declarations of UIAccessibilityCustomRotorSearchPredicate.

class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
  var searchDirection: UIAccessibilityCustomRotor.Direction = .next
}
