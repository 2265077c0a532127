// CoreData: the declarations of NSFetchRequest.
// Declared as the framework's interface has it, with code of our own.

class NSFetchRequest<ResultType>: NSObject where ResultType: NSFetchRequestResult {
  init()
  init(entityName: String)
  var entityName: String? { get }
  var entity: NSEntityDescription? { get set }
  var predicate: NSPredicate? { get set }
  var sortDescriptors: [NSSortDescriptor]? { get set }
  var fetchLimit: Int { get set }
  var fetchOffset: Int { get set }
  var fetchBatchSize: Int { get set }
}
