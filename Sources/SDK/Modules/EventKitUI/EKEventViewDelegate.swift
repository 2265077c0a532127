// EventKitUI: the declarations of EKEventViewDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
