// ContactsUI: the declarations of CNContactPickerViewController. What it shows is on the device.
// Declared as the framework's interface has it, with code of our own.

class CNContactPickerViewController: UIViewController {
  weak var delegate: (any CNContactPickerDelegate)?
  var displayedPropertyKeys: [String]?
  var predicateForEnablingContact: NSPredicate?
  var predicateForSelectionOfContact: NSPredicate?
}
