// EventKitUI: the declarations of EKEventEditViewController.
// Declared as the framework's interface has it, with code of our own.

class EKEventEditViewController: UINavigationController {
  weak var editViewDelegate: (any EKEventEditViewDelegate)?
  var eventStore: EKEventStore!
  var event: EKEvent?
  func cancelEditing() {}
}
