// UIKit: the declarations of UIResponder.

class UIResponder: NSObject {
  static weak var _first: UIResponder?
  static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  lazy var _said = _Accessibility()
  override var _accessibility: _Accessibility { _said }

  var next: UIResponder? { nil }
  var undoManager: UndoManager? { next?.undoManager }
  var userActivity: NSUserActivity?
  var keyCommands: [UIKeyCommand]? { nil }
  var inputView: UIView? { nil }
  var inputAccessoryView: UIView? { nil }
  var inputViewController: UIInputViewController? { nil }
  var inputAccessoryViewController: UIInputViewController? { nil }
  var textInputContextIdentifier: String? { nil }

  // MARK: Who has the keyboard

  var canBecomeFirstResponder: Bool { false }
  var canResignFirstResponder: Bool { true }
  var isFirstResponder: Bool { UIResponder._first === self }

  @discardableResult func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = UIResponder._first, !other.resignFirstResponder() { return false }
    UIResponder._first = self
    return true
  }

  @discardableResult func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder._first = nil }
    return true
  }

  func reloadInputViews() {}

  // MARK: Events

  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  func remoteControlReceived(with event: UIEvent?) {}

  // MARK: Commands

  func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
  func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }
  func buildMenu(with builder: any UIMenuBuilder) {}
  func validate(_ command: UICommand) {}
  func updateUserActivityState(_ activity: NSUserActivity) {}
  func restoreUserActivityState(_ activity: NSUserActivity) {}
}
