// CoreData: the declarations of NSPersistentContainer.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentContainer: NSObject {
  let name: String
  let managedObjectModel: NSManagedObjectModel
  let persistentStoreCoordinator: NSPersistentStoreCoordinator
  let viewContext: NSManagedObjectContext
  var persistentStoreDescriptions: [NSPersistentStoreDescription]

  convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

  init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let folder = NSPersistentContainer.defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/Library/Application Support") }

  func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
    try block(newBackgroundContext())
  }
}
