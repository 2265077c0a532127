// CoreData: the declarations of NSManagedObjectContext.
// Declared as the framework's interface has it, with code of our own.

class NSManagedObjectContext: NSObject {
  init(_ type: ConcurrencyType)
  struct ConcurrencyType {
    static var mainQueue: ConcurrencyType { get }
    static var privateQueue: ConcurrencyType { get }
  }
  var hasChanges: Bool { get }
  var automaticallyMergesChangesFromParent: Bool { get set }
  func save() throws
  func rollback()
  func reset()
  func undo()
  func redo()
  func delete(_ object: NSManagedObject)
  func insert(_ object: NSManagedObject)
  func refresh(_ object: NSManagedObject, mergeChanges flag: Bool)
  func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult
  func count<T>(for request: NSFetchRequest<T>) throws -> Int where T: NSFetchRequestResult
  func perform(_ block: @escaping () -> Void)
  func performAndWait(_ block: () -> Void)
}
