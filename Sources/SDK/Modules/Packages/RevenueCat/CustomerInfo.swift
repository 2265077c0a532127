// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of CustomerInfo, as its documentation has them.

/// Nothing was read, so that nothing is known of one.
class CustomerInfo: NSObject {
  var entitlements: EntitlementInfos { get }
  var activeSubscriptions: Set<String> { get }
  var allPurchasedProductIdentifiers: Set<String> { get }
  var latestExpirationDate: Date? { get }
  var nonSubscriptions: [NonSubscriptionTransaction] { get }
  var requestDate: Date { get }
  var firstSeen: Date { get }
  var originalAppUserId: String { get }
  var managementURL: URL? { get }
  var originalPurchaseDate: Date? { get }
  var originalApplicationVersion: String? { get }
  func expirationDate(forProductIdentifier productIdentifier: String) -> Date?
  func purchaseDate(forProductIdentifier productIdentifier: String) -> Date?
  func expirationDate(forEntitlement entitlementIdentifier: String) -> Date?
  func purchaseDate(forEntitlement entitlementIdentifier: String) -> Date?
}
