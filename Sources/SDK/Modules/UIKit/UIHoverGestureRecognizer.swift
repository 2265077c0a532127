// UIKit: the declarations of UIHoverGestureRecognizer.

class UIHoverGestureRecognizer: UIGestureRecognizer {}
