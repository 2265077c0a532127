// SwiftData: the declarations of DefaultHistoryInsert.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultHistoryInsert<Model>: HistoryInsert where Model: PersistentModel {
  typealias TransactionIdentifier = Int64
  typealias ChangeIdentifier = Int64
  let changeIdentifier: DefaultHistoryInsert<Model>.ChangeIdentifier
  let transactionIdentifier: DefaultHistoryInsert<Model>.TransactionIdentifier
  let changedPersistentIdentifier: PersistentIdentifier
  static func == (lhs: DefaultHistoryInsert<Model>, rhs: DefaultHistoryInsert<Model>) -> Bool
  func hash(into hasher: inout Hasher)
}
