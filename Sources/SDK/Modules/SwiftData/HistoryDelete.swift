// SwiftData: the declarations of HistoryDelete.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol HistoryDelete<Model> {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable, Hashable
  associatedtype ChangeIdentifier: Comparable, Hashable
  var changeIdentifier: Self.ChangeIdentifier { get }
  var transactionIdentifier: Self.TransactionIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var tombstone: HistoryTombstone<Self.Model> { get }
}
