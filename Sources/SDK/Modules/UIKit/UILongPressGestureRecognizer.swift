// UIKit: the declarations of UILongPressGestureRecognizer.

class UILongPressGestureRecognizer: UIGestureRecognizer {
  var numberOfTapsRequired: Int = 0
  var numberOfTouchesRequired: Int = 1
  var minimumPressDuration: TimeInterval = 0.5
  var allowableMovement: CGFloat = 10
}
