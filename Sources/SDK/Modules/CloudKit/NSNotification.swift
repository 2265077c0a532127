// CloudKit: the declarations of NSNotification.
// Declared as the framework's interface has it, with code of our own.

extension NSNotification.Name {
  static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}
