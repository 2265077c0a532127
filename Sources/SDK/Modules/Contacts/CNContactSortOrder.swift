// Contacts: the declarations of CNContactSortOrder.
// Declared as the framework's interface has it, with code of our own.

enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault
  case givenName
  case familyName
}
