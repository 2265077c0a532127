// SwiftData: the declarations of DefaultHistoryUpdate.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultHistoryUpdate<Model>: HistoryUpdate where Model: PersistentModel {
  typealias TransactionIdentifier = Int64
  typealias ChangeIdentifier = Int64
  typealias PropertyUpdate = PartialKeyPath<Model> & Sendable
  let changeIdentifier: DefaultHistoryUpdate<Model>.ChangeIdentifier
  let transactionIdentifier: DefaultHistoryUpdate<Model>.TransactionIdentifier
  let changedPersistentIdentifier: PersistentIdentifier
  let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
  static func == (lhs: DefaultHistoryUpdate<Model>, rhs: DefaultHistoryUpdate<Model>) -> Bool
  func hash(into hasher: inout Hasher)
}
