// SwiftData: the declarations of DefaultHistoryTransaction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultHistoryTransaction: HistoryTransaction {
  typealias TransactionIdentifier = Int64
  typealias TokenType = DefaultHistoryToken
  var id: Int64 { get }
  let timestamp: Date
  let changes: [HistoryChange]
  let token: DefaultHistoryTransaction.TokenType
  let transactionIdentifier: DefaultHistoryTransaction.TransactionIdentifier
  let storeIdentifier: String
  let bundleIdentifier: String
  let processIdentifier: String
  let author: String?
  static func == (lhs: DefaultHistoryTransaction, rhs: DefaultHistoryTransaction) -> Bool
  func hash(into hasher: inout Hasher)
  typealias ID = Int64
}
