// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of StoreProduct, as its documentation has them.

/// A product, as a test product describes it.
class StoreProduct: NSObject, Identifiable {
  enum ProductType: Int {
    case consumable, nonConsumable, nonRenewableSubscription, autoRenewableSubscription
  }
  enum ProductCategory: Int { case subscription, nonSubscription }

  private let held: TestStoreProduct

  init(_held: TestStoreProduct) { held = _held }

  var id: String { productIdentifier }
  var productType: ProductType { held.productType }
  var productCategory: ProductCategory {
    productType == .autoRenewableSubscription || productType == .nonRenewableSubscription
      ? .subscription : .nonSubscription
  }
  var localizedDescription: String { held.localizedDescription }
  var localizedTitle: String { held.localizedTitle }
  var currencyCode: String? { held.currencyCode }
  var price: Decimal { held.price }
  var localizedPriceString: String { held.localizedPriceString }
  var productIdentifier: String { held.productIdentifier }
  var isFamilyShareable: Bool { held.isFamilyShareable }
  var subscriptionGroupIdentifier: String? { held.subscriptionGroupIdentifier }
  var subscriptionPeriod: SubscriptionPeriod? { held.subscriptionPeriod }
  var introductoryDiscount: StoreProductDiscount? { held.introductoryDiscount?.toStoreProductDiscount() }
  var discounts: [StoreProductDiscount] { held.discounts.map { $0.toStoreProductDiscount() } }
  var priceFormatter: NumberFormatter? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = currencyCode
    return formatter
  }
  var pricePerWeek: NSDecimalNumber? { _price(7) }
  var pricePerMonth: NSDecimalNumber? { _price(365.0 / 12) }
  var pricePerYear: NSDecimalNumber? { _price(365) }
  var localizedPricePerWeek: String? { pricePerWeek.flatMap { priceFormatter?.string(from: $0) } }
  var localizedPricePerMonth: String? { pricePerMonth.flatMap { priceFormatter?.string(from: $0) } }
  var localizedPricePerYear: String? { pricePerYear.flatMap { priceFormatter?.string(from: $0) } }
  var localizedIntroductoryPriceString: String? { introductoryDiscount?.localizedPriceString }

  private func _price(_ days: Double) -> NSDecimalNumber? {
    guard let period = subscriptionPeriod else { return nil }
    let all = period._days
    // The price of a whole number of them is exact; others are cut off after the cents.
    let price = NSDecimalNumber(decimal: self.price).doubleValue * days / all
    return NSDecimalNumber(value: (price * 100 + 0.000_001).rounded(.down) / 100)
  }
}
