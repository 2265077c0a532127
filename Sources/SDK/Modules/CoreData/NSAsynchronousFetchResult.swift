// CoreData: the declarations of NSAsynchronousFetchResult.
// Declared as the framework's interface has it, with code of our own.

class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult where ResultType: NSFetchRequestResult {
  let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>) {
    fetchRequest = request
    super.init()
  }
}
