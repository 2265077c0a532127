// Intents: the declarations of INSiriAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}
