// EventKitUI: the declarations of EKEventViewController.
// Declared as the framework's interface has it, with code of our own.

class EKEventViewController: UIViewController {
  weak var delegate: (any EKEventViewDelegate)?
  var event: EKEvent!
  var allowsEditing = false
  var allowsCalendarPreview = false
}
