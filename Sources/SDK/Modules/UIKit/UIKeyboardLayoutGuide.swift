// UIKit: the declarations of UIKeyboardLayoutGuide.

class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  var followsUndockedKeyboard: Bool = false
  var usesBottomSafeArea: Bool = true
  var keyboardDismissPadding: CGFloat = 0
}
