// SwiftData: the declarations of DefaultStore.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

final class DefaultStore: DataStore, DataStoreBatching, HistoryProviding {
  typealias Configuration = ModelConfiguration
  typealias Snapshot = DefaultSnapshot
  convenience init(_ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)? = nil)
    throws
  final let name: String
  final let schema: Schema
  final var identifier: String { get }
  final let configuration: ModelConfiguration
  final func erase() throws
  final func initializeState(for editingState: EditingState)
  final func invalidateState(for editingState: EditingState)
  final func fetch<T>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<
    T, DefaultStore.Snapshot
  > where T: PersistentModel
  final func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel
  final func fetchIdentifiers<T>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel
  final func delete<T>(_ request: DataStoreBatchDeleteRequest<T>) throws where T: PersistentModel
  final func save(_ request: DataStoreSaveChangesRequest<DefaultStore.Snapshot>) throws
    -> DataStoreSaveChangesResult<DefaultStore.Snapshot>
  final func cachedSnapshots(for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState)
    throws -> [PersistentIdentifier: DefaultStore.Snapshot]
  static var historyType: DefaultHistoryTransaction.Type { get }
  typealias HistoryType = DefaultHistoryTransaction
  typealias TokenType = DefaultHistoryToken
  final func fetchHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws
    -> [DefaultHistoryTransaction]
  final func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws
}
