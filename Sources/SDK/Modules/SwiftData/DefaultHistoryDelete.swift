// SwiftData: the declarations of DefaultHistoryDelete.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultHistoryDelete<Model>: HistoryDelete where Model: PersistentModel {
  typealias TransactionIdentifier = Int64
  typealias ChangeIdentifier = Int64
  let changeIdentifier: DefaultHistoryDelete<Model>.ChangeIdentifier
  let transactionIdentifier: DefaultHistoryDelete<Model>.TransactionIdentifier
  let changedPersistentIdentifier: PersistentIdentifier
  let tombstone: HistoryTombstone<Model>
  static func == (lhs: DefaultHistoryDelete<Model>, rhs: DefaultHistoryDelete<Model>) -> Bool
  func hash(into hasher: inout Hasher)
}
