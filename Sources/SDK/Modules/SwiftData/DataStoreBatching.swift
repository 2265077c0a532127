// SwiftData: the declarations of DataStoreBatching.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DataStoreBatching: DataStore {
  func delete<T>(_ request: DataStoreBatchDeleteRequest<T>) throws where T: PersistentModel
}
