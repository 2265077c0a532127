// CoreData: the declarations of NSPersistentContainer.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentContainer: NSObject {
  init(name: String)
  var name: String { get }
  var viewContext: NSManagedObjectContext { get }
  func newBackgroundContext() -> NSManagedObjectContext
  func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void)
  var persistentStoreDescriptions: [NSPersistentStoreDescription] { get set }
  func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
}
