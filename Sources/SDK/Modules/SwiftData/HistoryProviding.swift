// SwiftData: the declarations of HistoryProviding.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol HistoryProviding {
  associatedtype HistoryType: HistoryTransaction
  static var historyType: Self.HistoryType.Type { get }
  func fetchHistory(_ descriptor: HistoryDescriptor<Self.HistoryType>) throws -> [Self.HistoryType]
  func deleteHistory(_ descriptor: HistoryDescriptor<Self.HistoryType>) throws
}
