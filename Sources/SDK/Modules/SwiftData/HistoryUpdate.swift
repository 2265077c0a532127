// SwiftData: the declarations of HistoryUpdate.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol HistoryUpdate<Model> {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable, Hashable
  associatedtype ChangeIdentifier: Comparable, Hashable
  typealias PropertyUpdate = PartialKeyPath<Self.Model> & Sendable
  var changeIdentifier: Self.ChangeIdentifier { get }
  var transactionIdentifier: Self.TransactionIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var updatedAttributes: [any PartialKeyPath<Self.Model> & Sendable] { get }
}
