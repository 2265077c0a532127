// PassKit: the declarations of PKPaymentRequestUpdate.
// Declared as the framework's interface has it, with code of our own.

class PKPaymentRequestUpdate: NSObject {
  var status = PKPaymentAuthorizationStatus.success
  var paymentSummaryItems: [PKPaymentSummaryItem] = []

  override init() {}
  init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}
