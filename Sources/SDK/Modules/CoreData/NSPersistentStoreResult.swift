// CoreData: the declarations of NSPersistentStoreResult.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentStoreResult: NSObject {
  override init() {}
}
