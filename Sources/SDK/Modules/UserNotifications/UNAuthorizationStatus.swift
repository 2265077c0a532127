// UserNotifications: the declarations of UNAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}
