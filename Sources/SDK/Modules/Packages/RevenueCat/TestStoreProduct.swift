// RevenueCat: the declarations of TestStoreProduct, as its documentation has them.

struct TestStoreProduct {
  var localizedTitle: String
  var price: Decimal
  var currencyCode: String?
  var localizedPriceString: String
  var productIdentifier: String
  var productType: StoreProduct.ProductType
  var localizedDescription: String
  var subscriptionGroupIdentifier: String?
  var subscriptionPeriod: SubscriptionPeriod?
  var isFamilyShareable: Bool
  var introductoryDiscount: TestStoreProductDiscount?
  var discounts: [TestStoreProductDiscount]

  init(
    localizedTitle: String, price: Decimal, currencyCode: String? = nil, localizedPriceString: String,
    productIdentifier: String, productType: StoreProduct.ProductType, localizedDescription: String,
    subscriptionGroupIdentifier: String? = nil, subscriptionPeriod: SubscriptionPeriod? = nil,
    isFamilyShareable: Bool = false, introductoryDiscount: TestStoreProductDiscount? = nil,
    discounts: [TestStoreProductDiscount] = [], locale: Locale = .current
  ) {
    self.localizedTitle = localizedTitle
    self.price = price
    self.currencyCode = currencyCode ?? locale.currency?.identifier
    self.localizedPriceString = localizedPriceString
    self.productIdentifier = productIdentifier
    self.productType = productType
    self.localizedDescription = localizedDescription
    self.subscriptionGroupIdentifier = subscriptionGroupIdentifier
    self.subscriptionPeriod = subscriptionPeriod
    self.isFamilyShareable = isFamilyShareable
    self.introductoryDiscount = introductoryDiscount
    self.discounts = discounts
  }

  func toStoreProduct() -> StoreProduct { StoreProduct(_held: self) }
}
