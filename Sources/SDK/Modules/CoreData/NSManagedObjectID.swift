// CoreData: the declarations of NSManagedObjectID.
// Declared as the framework's interface has it, with code of our own.

class NSManagedObjectID: NSObject, NSFetchRequestResult {
  static var _count = 0

  let _number: Int
  let entity: NSEntityDescription
  var isTemporaryID = true
  /// The object that it was made for.
  var _object: NSManagedObject?
  weak var persistentStore: NSPersistentStore?

  init(_ entity: NSEntityDescription) {
    NSManagedObjectID._count += 1
    _number = NSManagedObjectID._count
    self.entity = entity
  }

  func uriRepresentation() -> URL {
    let kind = isTemporaryID ? "t" : "p"
    return URL(string: "x-coredata://store/\(entity.name ?? "Object")/\(kind)\(_number)")!
  }
}
