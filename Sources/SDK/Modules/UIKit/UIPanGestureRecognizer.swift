// UIKit: the declarations of UIPanGestureRecognizer.

class UIPanGestureRecognizer: UIGestureRecognizer {
  var minimumNumberOfTouches: Int = 1
  var maximumNumberOfTouches: Int = Int.max
  var _translation: CGPoint = CGPoint.zero
  func translation(in view: UIView?) -> CGPoint { _translation }
  func setTranslation(_ translation: CGPoint, in view: UIView?) { _translation = translation }
  func velocity(in view: UIView?) -> CGPoint { CGPoint.zero }
}
