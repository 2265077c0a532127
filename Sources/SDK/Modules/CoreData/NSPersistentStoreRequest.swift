// CoreData: the declarations of NSPersistentStoreRequest.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentStoreRequest: NSObject {
  var affectedStores: [NSPersistentStore]?

  override init() {}

  func _run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
}
