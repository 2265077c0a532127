// UIKit: the declarations of UIResponder.
// Declared as the framework's interface has it, with code of our own.

class UIResponder: NSObject {
  func becomeFirstResponder() -> Bool
  func resignFirstResponder() -> Bool
  var next: UIResponder? { get }
  var undoManager: UndoManager? { get }
}
