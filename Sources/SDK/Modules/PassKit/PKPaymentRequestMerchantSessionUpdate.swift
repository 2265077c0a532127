// PassKit: the declarations of PKPaymentRequestMerchantSessionUpdate.
// Declared as the framework's interface has it, with code of our own.

class PKPaymentRequestMerchantSessionUpdate: PKPaymentRequestUpdate {
  var session: PKPaymentMerchantSession?

  init(status: PKPaymentAuthorizationStatus, merchantSession session: PKPaymentMerchantSession?) {
    super.init()
    self.status = status
    self.session = session
  }
}
