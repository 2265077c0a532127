// Contacts: the declarations of CNContactFormatterStyle.
// Declared as the framework's interface has it, with code of our own.

enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName
}
