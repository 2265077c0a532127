// CoreData: the declarations of NSBatchDeleteRequest.
// Declared as the framework's interface has it, with code of our own.

class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  var _ids: [NSManagedObjectID]?

  init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }

  convenience init(objectIDs objects: [NSManagedObjectID]) {
    self.init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>())
    _ids = objects
  }

  /// Deletes in the store; objects that a context holds stay until they are merged.
  override func _run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let ids = _ids ?? context._found(by: fetchRequest).map { $0.objectID }
    context.persistentStoreCoordinator?._remove(ids)
    switch resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, resultType)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count, resultType)
    }
  }
}
