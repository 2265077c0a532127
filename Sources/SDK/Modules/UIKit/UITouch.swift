// UIKit: the declarations of UITouch.

class UITouch: NSObject {
  enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }
  var phase: UITouch.Phase { .began }
  var type: UITouch.TouchType { .direct }
  var tapCount: Int { 1 }
  var timestamp: TimeInterval { 0 }
  var force: CGFloat { 0 }
  var maximumPossibleForce: CGFloat { 0 }
  var majorRadius: CGFloat { 0 }
  var view: UIView?
  var window: UIWindow? { view?.window }
  var gestureRecognizers: [UIGestureRecognizer]? { nil }
  func location(in view: UIView?) -> CGPoint { CGPoint.zero }
  func previousLocation(in view: UIView?) -> CGPoint { CGPoint.zero }
}
