// SwiftData: the declarations of HistoryInsert.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol HistoryInsert<Model> {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable, Hashable
  associatedtype ChangeIdentifier: Comparable, Hashable
  var changeIdentifier: Self.ChangeIdentifier { get }
  var transactionIdentifier: Self.TransactionIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
}
