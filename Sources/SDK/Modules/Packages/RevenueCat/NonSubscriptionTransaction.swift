// RevenueCat: the declarations of NonSubscriptionTransaction, as its documentation has them.

class NonSubscriptionTransaction: NSObject {
  var productIdentifier: String { get }
  var purchaseDate: Date { get }
  var transactionIdentifier: String { get }
}
