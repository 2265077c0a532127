// PassKit: the declarations of PKPaymentAuthorizationResult.
// Declared as the framework's interface has it, with code of our own.

class PKPaymentAuthorizationResult: NSObject {
  var status: PKPaymentAuthorizationStatus
  var errors: [any Error]!
  init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors
  }
}
