// HealthKit: the declarations of HKAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied = 1
  case sharingAuthorized = 2
}
