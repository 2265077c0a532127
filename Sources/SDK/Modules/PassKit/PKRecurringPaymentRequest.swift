// PassKit: the declarations of PKRecurringPaymentRequest.
// Declared as the framework's interface has it, with code of our own.

class PKRecurringPaymentRequest: NSObject {
  var paymentDescription: String
  var regularBilling: PKRecurringPaymentSummaryItem
  var trialBilling: PKRecurringPaymentSummaryItem?
  var billingAgreement: String?
  var managementURL: URL
  var tokenNotificationURL: URL?

  init(paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL) {
    self.paymentDescription = paymentDescription
    self.regularBilling = regularBilling
    self.managementURL = managementURL
  }
}
