// UIKit: the declarations of UIRotationGestureRecognizer.

class UIRotationGestureRecognizer: UIGestureRecognizer {
  var rotation: CGFloat = 0
  var velocity: CGFloat { 0 }
}
