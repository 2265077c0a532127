// PassKit: the declarations of PKPaymentAuthorizationController. Nobody answers what it asks.
// Declared as the framework's interface has it, with code of our own.

class PKPaymentAuthorizationController: NSObject {
  class func canMakePayments() -> Bool
  class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool
  init(paymentRequest request: PKPaymentRequest) {}
  func present(completion: ((Bool) -> Void)? = nil) {}
  func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
