// CoreData: the declarations of NSAsynchronousFetchRequest.
// Declared as the framework's interface has it, with code of our own.

class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest
where ResultType: NSFetchRequestResult {
  let fetchRequest: NSFetchRequest<ResultType>
  let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  var estimatedResultCount = 0

  init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
    super.init()
  }

  override func _run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>(self)
    result.finalResult = try context.fetch(fetchRequest)
    completionBlock?(result)
    return result
  }
}
