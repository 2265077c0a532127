// EventKit: the declarations of EKAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4
  static var authorized: EKAuthorizationStatus { .fullAccess }
}
