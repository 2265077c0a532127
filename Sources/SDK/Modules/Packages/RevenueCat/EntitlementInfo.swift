// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of EntitlementInfo, as its documentation has them.

class EntitlementInfo: NSObject {
  var identifier: String { get }
  var isActive: Bool { get }
  var willRenew: Bool { get }
  var periodType: PeriodType { get }
  var latestPurchaseDate: Date? { get }
  var originalPurchaseDate: Date? { get }
  var expirationDate: Date? { get }
  var store: Store { get }
  var productIdentifier: String { get }
  var isSandbox: Bool { get }
  var unsubscribeDetectedAt: Date? { get }
  var billingIssueDetectedAt: Date? { get }
}
