// SwiftData: the declarations of HistoryDescriptor.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct HistoryDescriptor<TransactionType> where TransactionType: HistoryTransaction {
  var predicate: Predicate<TransactionType>? { get set }
  var fetchLimit: UInt64 { get set }
  var sortBy: [SortDescriptor<TransactionType>] { get set }
  init(predicate: Predicate<TransactionType>? = nil)
  init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = [])
}
