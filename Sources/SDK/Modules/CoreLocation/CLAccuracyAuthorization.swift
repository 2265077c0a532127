// CoreLocation: the declarations of CLAccuracyAuthorization.
// Declared as the framework's interface has it, with code of our own.

enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}
