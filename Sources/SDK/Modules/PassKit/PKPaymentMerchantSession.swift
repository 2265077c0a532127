// PassKit: the declarations of PKPaymentMerchantSession.
// Declared as the framework's interface has it, with code of our own.

class PKPaymentMerchantSession: NSObject {
  init(dictionary: [AnyHashable: Any]) {}
}
