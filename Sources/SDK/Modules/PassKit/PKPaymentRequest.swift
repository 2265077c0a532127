// PassKit: the declarations of PKPaymentRequest.
// Declared as the framework's interface has it, with code of our own.

class PKPaymentRequest: NSObject {
  var merchantIdentifier = ""
  var countryCode = ""
  var currencyCode = ""
  var supportedNetworks: [PKPaymentNetwork] = []
  var merchantCapabilities: PKMerchantCapability = []
  var paymentSummaryItems: [PKPaymentSummaryItem] = []
  var requiredBillingContactFields: Set<PKContactField> = []
  var requiredShippingContactFields: Set<PKContactField> = []
  var recurringPaymentRequest: PKRecurringPaymentRequest?
  var applicationData: Data?
  var couponCode: String?
  var supportsCouponCode = false
  override init() {}
}
