// SwiftData: the declarations of DataStoreFetchResult.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DataStoreFetchResult<ModelType, SnapshotType>
where ModelType: PersistentModel, SnapshotType: DataStoreSnapshot {
  let descriptor: FetchDescriptor<ModelType>
  let fetchedSnapshots: [SnapshotType]
  let relatedSnapshots: [PersistentIdentifier: SnapshotType]
  init(
    descriptor: FetchDescriptor<ModelType>, fetchedSnapshots: [SnapshotType],
    relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:])
}
