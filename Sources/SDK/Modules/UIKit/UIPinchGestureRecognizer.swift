// UIKit: the declarations of UIPinchGestureRecognizer.

class UIPinchGestureRecognizer: UIGestureRecognizer {
  var scale: CGFloat = 1
  var velocity: CGFloat { 0 }
}
