// Contacts: the declarations of CNEntityType.
// Declared as the framework's interface has it, with code of our own.

enum CNEntityType: Int, Sendable {
  case contacts = 0
}
