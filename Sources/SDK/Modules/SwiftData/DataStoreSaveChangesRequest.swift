// SwiftData: the declarations of DataStoreSaveChangesRequest.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DataStoreSaveChangesRequest<SnapshotType> where SnapshotType: DataStoreSnapshot {
  let inserted: [SnapshotType]
  let updated: [SnapshotType]
  let deleted: [SnapshotType]
  let editingState: EditingState
}
