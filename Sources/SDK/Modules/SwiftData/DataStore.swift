// SwiftData: the declarations of DataStore.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DataStore: AnyObject {
  associatedtype Configuration: DataStoreConfiguration where Self == Self.Configuration.Store
  associatedtype Snapshot: DataStoreSnapshot
  var identifier: String { get }
  var schema: Schema { get }
  var configuration: Self.Configuration { get }
  init(_ configuration: Self.Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws
  func erase() throws
  func fetch<T>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Self.Snapshot>
  where T: PersistentModel
  func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel
  func fetchIdentifiers<T>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel
  func save(_ request: DataStoreSaveChangesRequest<Self.Snapshot>) throws -> DataStoreSaveChangesResult<
    Self.Snapshot
  >
  func initializeState(for editingState: EditingState)
  func invalidateState(for editingState: EditingState)
  func cachedSnapshots(for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState) throws
    -> [PersistentIdentifier: Self.Snapshot]
}

extension DataStore {
  func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel
  func fetchIdentifiers<T>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel
  func erase() throws
  func initializeState(for editingState: EditingState)
  func invalidateState(for editingState: EditingState)
  func cachedSnapshots(for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState) throws
    -> [PersistentIdentifier: Self.Snapshot]
}
