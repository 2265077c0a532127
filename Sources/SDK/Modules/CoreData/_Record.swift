// CoreData: what a store, or the parent of a context, keeps of an object.
// Declared as the framework's interface has it, with code of our own.

final class _Record {
  let id: NSManagedObjectID
  let type: NSManagedObject.Type
  let entity: NSEntityDescription
  var values: [String: Any]

  init(
    _ id: NSManagedObjectID, _ type: NSManagedObject.Type, _ entity: NSEntityDescription,
    _ values: [String: Any]
  ) {
    self.id = id
    self.type = type
    self.entity = entity
    self.values = values
  }
}
