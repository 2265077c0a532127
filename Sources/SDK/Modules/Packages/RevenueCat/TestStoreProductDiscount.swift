// RevenueCat: the declarations of TestStoreProductDiscount, as its documentation has them.

struct TestStoreProductDiscount {
  var identifier: String
  var price: Decimal
  var currencyCode: String?
  var localizedPriceString: String
  var paymentMode: StoreProductDiscount.PaymentMode
  var subscriptionPeriod: SubscriptionPeriod
  var numberOfPeriods: Int
  var type: StoreProductDiscount.DiscountType

  init(
    identifier: String, price: Decimal, localizedPriceString: String,
    paymentMode: StoreProductDiscount.PaymentMode, subscriptionPeriod: SubscriptionPeriod,
    numberOfPeriods: Int, type: StoreProductDiscount.DiscountType
  ) {
    self.identifier = identifier
    self.price = price
    self.localizedPriceString = localizedPriceString
    self.paymentMode = paymentMode
    self.subscriptionPeriod = subscriptionPeriod
    self.numberOfPeriods = numberOfPeriods
    self.type = type
  }

  func toStoreProductDiscount() -> StoreProductDiscount { StoreProductDiscount(_held: self) }
}
