// RevenueCat: the declarations of StoreProductDiscount, as its documentation has them.

class StoreProductDiscount: NSObject, Identifiable {
  enum PaymentMode: Int { case payAsYouGo, payUpFront, freeTrial }
  enum DiscountType: Int { case introductory, promotional, winBack }

  private let held: TestStoreProductDiscount

  init(_held: TestStoreProductDiscount) { held = _held }

  var id: String { held.identifier }
  var offerIdentifier: String? { held.identifier }
  var currencyCode: String? { held.currencyCode }
  var price: Decimal { held.price }
  var localizedPriceString: String { held.localizedPriceString }
  var paymentMode: PaymentMode { held.paymentMode }
  var subscriptionPeriod: SubscriptionPeriod { held.subscriptionPeriod }
  var numberOfPeriods: Int { held.numberOfPeriods }
  var type: DiscountType { held.type }
}
