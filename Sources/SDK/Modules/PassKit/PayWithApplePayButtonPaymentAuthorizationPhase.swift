// PassKit: the declarations of PayWithApplePayButtonPaymentAuthorizationPhase.
// Declared as the framework's interface has it, with code of our own.

enum PayWithApplePayButtonPaymentAuthorizationPhase {
  case willAuthorize
  case didAuthorize(
    payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  case didFinish
}
