// FamilyControls: the declarations of FamilyControlsError.
// Declared as the framework's interface has it, with code of our own.

enum FamilyControlsError: Int, Error {
  case restricted
  case unavailable
  case invalidAccountType
  case invalidArgument
  case authorizationConflict
  case authorizationCanceled
  case networkError
  case authenticationMethodUnavailable
}
