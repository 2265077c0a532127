// AVFoundation: the declarations of AVAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}
