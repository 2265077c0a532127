// SwiftData: the declarations of HistoryTransaction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol HistoryTransaction: Hashable, Identifiable {
  associatedtype TokenType: Comparable, Hashable, Identifiable
  associatedtype TransactionIdentifier: Comparable, Hashable
  var timestamp: Date { get }
  var changes: [HistoryChange] { get }
  var token: Self.TokenType { get }
  var transactionIdentifier: Self.TransactionIdentifier { get }
  var storeIdentifier: String { get }
  var author: String? { get }
}
