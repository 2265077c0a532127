// UIKit: the declarations of _TargetAction.

/// Who is told of what is done with a control or of a gesture, and by which method.
struct _TargetAction {
  weak var target: AnyObject?
  let action: Selector
  let events: UIControl.Event

  func matches(_ other: Any?, _ selector: Selector?) -> Bool {
    if let other, (other as AnyObject) !== target { return false }
    return selector == nil || selector == action
  }

  func send(_ sender: AnyObject, _ event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
  }
}
