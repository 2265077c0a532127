// PassKit: the declarations of PKPaymentAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success = 0
  case failure
}
