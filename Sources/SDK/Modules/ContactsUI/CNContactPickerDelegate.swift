// ContactsUI: the declarations of CNContactPickerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

/// Objective-C's protocol asks for these optionally.
extension CNContactPickerDelegate {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
