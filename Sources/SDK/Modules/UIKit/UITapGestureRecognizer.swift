// UIKit: the declarations of UITapGestureRecognizer.

class UITapGestureRecognizer: UIGestureRecognizer {
  var numberOfTapsRequired: Int = 1
  var numberOfTouchesRequired: Int = 1
  var buttonMaskRequired: UIEvent.ButtonMask = .primary
}
