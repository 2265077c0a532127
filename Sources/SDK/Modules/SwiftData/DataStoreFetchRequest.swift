// SwiftData: the declarations of DataStoreFetchRequest.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DataStoreFetchRequest<T> where T: PersistentModel {
  let editingState: EditingState
  let descriptor: FetchDescriptor<T>
}
