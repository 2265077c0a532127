// CoreData: the declarations of NSFetchedResultsController.
// Declared as the framework's interface has it, with code of our own.

class NSFetchedResultsController<ResultType>: NSObject where ResultType: NSFetchRequestResult {
  let fetchRequest: NSFetchRequest<ResultType>
  let managedObjectContext: NSManagedObjectContext
  let sectionNameKeyPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  var fetchedObjects: [ResultType]?
  var _observers: [any NSObjectProtocol] = []

  init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    guard _observers.isEmpty else { return }
    for name in [Notification.Name.NSManagedObjectContextObjectsDidChange] {
      _observers.append(
        NotificationCenter.default.addObserver(forName: name, object: managedObjectContext, queue: nil) {
          [weak self] _ in self?._refetch()
        })
    }
  }

  /// Tells the delegate where something else is fetched now.
  func _refetch() {
    guard let delegate else {
      fetchedObjects = try? managedObjectContext.fetch(fetchRequest)
      return
    }
    // An object of Objective-C doesn't know of what it is one.
    let controller = unsafeDowncast(self, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
    delegate.controllerWillChangeContent(controller)
    fetchedObjects = try? managedObjectContext.fetch(fetchRequest)
    delegate.controllerDidChangeContent(controller)
  }

  var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    guard let path = sectionNameKeyPath else { return [_FetchedSection("", fetchedObjects)] }
    var names: [String] = []
    var groups: [String: [ResultType]] = [:]
    for object in fetchedObjects {
      let value = _KeyValues.value(at: path, of: object)
      let name = value.map { "\($0)" } ?? ""
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(object)
    }
    return names.map { _FetchedSection($0, groups[$0] ?? []) }
  }

  var sectionIndexTitles: [String] { (sections ?? []).compactMap { $0.indexTitle } }

  func object(at indexPath: IndexPath) -> ResultType {
    let index = indexPath[indexPath.count - 1]
    guard sectionNameKeyPath != nil, indexPath.count > 1 else { return fetchedObjects![index] }
    return sections![indexPath[0]].objects![index] as! ResultType
  }

  func indexPath(forObject object: ResultType) -> IndexPath? {
    for (number, section) in (sections ?? []).enumerated() {
      let place = section.objects?.firstIndex { _KeyValues.isSame($0, object) }
      if let place { return IndexPath(indexes: [number, place]) }
    }
    return nil
  }

  class func deleteCache(withName name: String?) {}
}
