// UIKit: the declarations of UIGestureRecognizer.

class UIGestureRecognizer: NSObject {
  enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    static var recognized: UIGestureRecognizer.State { .ended }
  }
  init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  convenience override init() { self.init(target: nil, action: nil) }
  init?(coder: NSCoder) { nil }

  var _targets: [_TargetAction] = []
  weak var _view: UIView?
  var view: UIView? { _view }
  var state: UIGestureRecognizer.State = .possible
  weak var delegate: (any UIGestureRecognizerDelegate)?
  var isEnabled: Bool = true
  var cancelsTouchesInView: Bool = true
  var delaysTouchesBegan: Bool = false
  var delaysTouchesEnded: Bool = true
  var allowedTouchTypes: [NSNumber] = []
  var allowedPressTypes: [NSNumber] = []
  var requiresExclusiveTouchType: Bool = true
  var name: String?
  var numberOfTouches: Int { 0 }
  var modifierFlags: UIKeyModifierFlags { [] }
  var buttonMask: UIEvent.ButtonMask { [] }

  func addTarget(_ target: Any, action: Selector) {
    _targets.append(_TargetAction(target: target as AnyObject, action: action, events: []))
  }
  func removeTarget(_ target: Any?, action: Selector?) {
    _targets.removeAll { $0.matches(target, action) }
  }
  func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return CGPoint.zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }
  func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  func ignore(_ touch: UITouch, for event: UIEvent) {}
  func reset() {}
  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The gesture is made: its targets are told.
  func _recognize() {
    guard isEnabled else { return }
    state = .ended
    for target in _targets { target.send(self, nil) }
    state = .possible
  }
}
