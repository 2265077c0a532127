// PassKit: the declarations of PKPaymentAuthorizationController. Nobody answers what it asks.
// Declared as the framework's interface has it, with code of our own.

class PKPaymentAuthorizationController: NSObject {
  // iPhones can, but no card has been added.
  class func canMakePayments() -> Bool { true }
  class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  init(paymentRequest request: PKPaymentRequest) {}
  func present(completion: ((Bool) -> Void)? = nil) {}
  func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
