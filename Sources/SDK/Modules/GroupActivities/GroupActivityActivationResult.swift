// GroupActivities: the declarations of GroupActivityActivationResult.
// Declared as the framework's interface has it, with code of our own.

enum GroupActivityActivationResult: Sendable {
  case activationDisabled
  case activationPreferred
  case cancelled
}
