// SwiftData: the declarations of ModelActor.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ModelActor: Actor {
  var modelContainer: ModelContainer { get }
}

extension ModelActor {
  var modelContext: ModelContext { get }
  subscript<T>(id: PersistentIdentifier, as as: T.Type) -> T? where T: PersistentModel { get }
}
