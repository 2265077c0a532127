// LocalAuthentication: the declarations of LAPolicy.
// Declared as the framework's interface has it, with code of our own.

enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}
