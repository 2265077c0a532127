// CoreData: the declarations of NSFetchRequest.
// Declared as the framework's interface has it, with code of our own.

class NSFetchRequest<ResultType>: NSPersistentStoreRequest where ResultType: NSFetchRequestResult {
  var entityName: String? { _name ?? entity?.name }
  var _name: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var fetchLimit = 0
  var fetchOffset = 0
  var fetchBatchSize = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var includesSubentities = true
  var includesPropertyValues = true
  var includesPendingChanges = true
  var returnsObjectsAsFaults = true
  var returnsDistinctResults = false
  var shouldRefreshRefetchedObjects = false
  var relationshipKeyPathsForPrefetching: [String]?
  var propertiesToFetch: [Any]?
  var propertiesToGroupBy: [Any]?
  var havingPredicate: NSPredicate?

  override init() { super.init() }

  init(entityName: String) {
    super.init()
    _name = entityName
  }

  func execute() throws -> [ResultType]

  /// Whether it asks for objects of an entity.
  func _fits(_ entity: NSEntityDescription) -> Bool {
    guard let name = entityName else {
      guard let type = ResultType.self as? NSManagedObject.Type else { return true }
      return entity._isKind(of: type.entity().name ?? "")
    }
    return includesSubentities ? entity._isKind(of: name) : entity.name == name
  }

  /// Tables of the properties that it asks for.
  func _tables(of objects: [NSManagedObject]) -> [NSDictionary] {
    let keys = propertiesToFetch?.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
    return objects.map { object in
      let table = NSMutableDictionary()
      for key in keys ?? Array(object.entity.attributesByName.keys) {
        if let value = object.value(forKeyPath: key) { table.setObject(value, forKey: key as NSString) }
      }
      return table
    }
  }
}
