// SwiftData: the declarations of HistoryChange.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum HistoryChange {
  var changedPersistentIdentifier: PersistentIdentifier { get }
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)
}
