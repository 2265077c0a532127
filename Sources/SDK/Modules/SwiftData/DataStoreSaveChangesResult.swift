// SwiftData: the declarations of DataStoreSaveChangesResult.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

final class DataStoreSaveChangesResult<T> where T: DataStoreSnapshot {
  final let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
  final let storeIdentifier: String
  final let snapshotsToReregister: [PersistentIdentifier: T]
  init(
    for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
    snapshotsToReregister: [PersistentIdentifier: T] = [:])
}
