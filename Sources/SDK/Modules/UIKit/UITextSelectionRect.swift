// UIKit: the declarations of UITextSelectionRect.

class UITextSelectionRect: NSObject {
  var rect: CGRect { CGRect.zero }
  var containsStart: Bool { false }
  var containsEnd: Bool { false }
}
