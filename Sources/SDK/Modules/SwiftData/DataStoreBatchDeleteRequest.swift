// SwiftData: the declarations of DataStoreBatchDeleteRequest.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DataStoreBatchDeleteRequest<T> where T: PersistentModel {
  let editingState: EditingState
  let predicate: Predicate<T>?
  let includeSubclasses: Bool
}
