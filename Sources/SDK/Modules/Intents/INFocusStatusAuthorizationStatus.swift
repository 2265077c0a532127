// Intents: the declarations of INFocusStatusAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}
