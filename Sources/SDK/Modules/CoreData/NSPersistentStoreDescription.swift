// CoreData: the declarations of NSPersistentStoreDescription.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentStoreDescription: NSObject {
  init(url: URL)
  var url: URL? { get set }
}
