// Contacts: the declarations of CNAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
  case limited
}
