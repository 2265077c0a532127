// RevenueCat: the declarations of StoreTransaction, as its documentation has them.

class StoreTransaction: NSObject {
  var productIdentifier: String { get }
  var purchaseDate: Date { get }
  var transactionIdentifier: String { get }
  var quantity: Int { get }
}
