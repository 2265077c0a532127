// Contacts: the declarations of CNPhoneNumber.
// Declared as the framework's interface has it, with code of our own.

class CNPhoneNumber: NSObject, Sendable {
  let stringValue: String
  init(stringValue string: String) { stringValue = string }
}
