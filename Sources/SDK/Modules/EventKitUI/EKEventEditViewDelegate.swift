// EventKitUI: the declarations of EKEventEditViewDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
