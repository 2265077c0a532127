// CoreData: the declarations of NSManagedObject.
// Declared as the framework's interface has it, with code of our own.

class NSManagedObject: NSObject, NSFetchRequestResult, Identifiable {
  init(context moc: NSManagedObjectContext)
  init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
  static func entity() -> NSEntityDescription
  var managedObjectContext: NSManagedObjectContext? { get }
  var entity: NSEntityDescription { get }
  var objectID: NSManagedObjectID { get }
  var hasChanges: Bool { get }
  var isDeleted: Bool { get }
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}

extension NSManagedObject: ObservableObject {}
