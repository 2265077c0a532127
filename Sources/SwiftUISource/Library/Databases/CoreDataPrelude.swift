/// Core Data as it behaves in memory, written as an app would write it and evaluated with the app:
/// what a preview inserts is what it fetches.
enum CoreDataPrelude {
  static let source = SourceFile(standingInFor: "CoreData", text)

  private static let text = """
    class NSManagedObjectID: Hashable {
      var number = 0
      var isTemporaryID = false
      init(number: Int) { self.number = number }
      func uriRepresentation() -> URL { URL(string: "x-coredata://store/p\\(number)")! }
      static func == (a: NSManagedObjectID, b: NSManagedObjectID) -> Bool { a.number == b.number }
    }

    class NSEntityDescription {
      var name: String?
      var managedObjectClassName: String?
      init() {}
      init(name: String) {
        self.name = name
        self.managedObjectClassName = name
      }
      static func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        NSEntityDescription(name: name)
      }
      static func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
        (NSClassFromString("Model.\\(name)") as! NSManagedObject.Type).init(context: context)
      }
    }

    class NSManagedObject: NSObject, ObservableObject, Identifiable {
      var managedObjectContext: NSManagedObjectContext?
      var objectID: NSManagedObjectID = NSManagedObjectID(number: 0)
      var isDeleted = false
      var isInserted = true
      var isUpdated = false
      var isFault = false
      var hasChanges = false
      var id: NSManagedObjectID { objectID }
      var entity: NSEntityDescription { NSEntityDescription(name: "\\(type(of: self))") }
      init() {}
      init(context: NSManagedObjectContext) {
        managedObjectContext = context
        context.insert(self)
        awakeFromInsert()
      }
      init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        managedObjectContext = context
        if let context { context.insert(self) }
        awakeFromInsert()
      }
      func awakeFromInsert() {}
      func awakeFromFetch() {}
      func willSave() {}
      func didSave() {}
      func prepareForDeletion() {}
      func willChangeValue(forKey key: String) {}
      func didChangeValue(forKey key: String) {}
      func willAccessValue(forKey key: String?) {}
      func didAccessValue(forKey key: String?) {}
      static func entity() -> NSEntityDescription { NSEntityDescription(name: "\\(self)") }
      static func fetchRequest() -> NSFetchRequest { NSFetchRequest(entityName: "\\(self)") }
    }

    class NSFetchRequest {
      var entityName: String?
      var entity: NSEntityDescription?
      var predicate: NSPredicate?
      var sortDescriptors: [NSSortDescriptor]?
      var fetchLimit = 0
      var fetchOffset = 0
      var fetchBatchSize = 0
      var resultType: NSFetchRequestResultType = .managedObjectResultType
      var returnsObjectsAsFaults = true
      var returnsDistinctResults = false
      var includesSubentities = true
      var includesPendingChanges = true
      var includesPropertyValues = true
      var propertiesToFetch: [Any]?
      var propertiesToGroupBy: [Any]?
      var relationshipKeyPathsForPrefetching: [String]?
      var shouldRefreshRefetchedObjects = false
      init() {}
      init(entityName: String) { self.entityName = entityName }
      var wantedName: String? { entityName ?? entity?.name }
    }

    enum NSFetchRequestResultType {
      case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType
    }

    class NSBatchDeleteRequest {
      var fetchRequest: NSFetchRequest
      var resultType: Any?
      init(fetchRequest: NSFetchRequest) { self.fetchRequest = fetchRequest }
    }

    class NSBatchDeleteResult {
      var result: Any?
    }

    class NSPersistentStore {
      var objects: [NSManagedObject] = []
      var made = 0
      var url: URL?
      var type = "InMemory"
    }

    class NSManagedObjectContext: NSObject {
      var store = NSPersistentStore()
      var parent: NSManagedObjectContext? {
        didSet { if let parent { store = parent.store } }
      }
      var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { if let persistentStoreCoordinator { store = persistentStoreCoordinator.store } }
      }
      var name: String?
      var userInfo: [String: Any] = [:]
      var automaticallyMergesChangesFromParent = false
      var shouldDeleteInaccessibleFaults = true
      var retainsRegisteredObjects = false
      var undoManager: Any?
      var mergePolicy: Any?
      var transactionAuthor: String?
      var stalenessInterval = 0.0
      var hasChanges = false
      var insertedObjects: Set<NSManagedObject> { [] }
      var updatedObjects: Set<NSManagedObject> { [] }
      var deletedObjects: Set<NSManagedObject> { [] }
      var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
      init() {}
      init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
      init(_ concurrencyType: NSManagedObjectContextConcurrencyType) {}
      func insert(_ object: NSManagedObject) {
        store.made += 1
        object.objectID = NSManagedObjectID(number: store.made)
        object.managedObjectContext = self
        store.objects.append(object)
        hasChanges = true
      }
      func delete(_ object: NSManagedObject) {
        object.isDeleted = true
        store.objects.removeAll { $0 === object }
        hasChanges = true
      }
      func save() throws { hasChanges = false }
      func rollback() {}
      func reset() {}
      func undo() {}
      func redo() {}
      func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
      func refreshAllObjects() {}
      func processPendingChanges() {}
      func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
      func setQueryGenerationFrom(_ generation: Any?) throws {}
      func detectConflicts(for object: NSManagedObject) {}
      func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        store.objects.first { $0.objectID.number == objectID.number }!
      }
      func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        store.objects.first { $0.objectID.number == objectID.number }!
      }
      func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        store.objects.first { $0.objectID.number == objectID.number }
      }
      func perform(_ work: () -> Void) { work() }
      func perform(schedule: Any, _ work: () -> Void) { work() }
      func performAndWait(_ work: () -> Void) { work() }
      func count(for request: NSFetchRequest) throws -> Int { found(by: request).count }
      func fetch(_ request: NSFetchRequest) throws -> [NSManagedObject] {
        let objects = found(by: request)
        switch request.resultType {
        case .managedObjectResultType: return objects
        case .managedObjectIDResultType: return objects.map { $0.objectID }
        case .countResultType: return [objects.count]
        case .dictionaryResultType: return []
        }
      }
      func execute(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
        for object in found(by: request.fetchRequest) { delete(object) }
        return NSBatchDeleteResult()
      }
      static func mergeChanges(fromRemoteContextSave changes: Any, into contexts: [NSManagedObjectContext]) {}
      private func found(by request: NSFetchRequest) -> [NSManagedObject] {
        var objects = store.objects
        if let name = request.wantedName {
          objects = objects.filter { _isOfEntity($0, name) }
        }
        if let predicate = request.predicate {
          objects = objects.filter { predicate.evaluate(with: $0) }
        }
        if let descriptors = request.sortDescriptors {
          objects = objects.sorted(using: descriptors)
        }
        if request.fetchOffset > 0 { objects = Array(objects.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { objects = Array(objects.prefix(request.fetchLimit)) }
        return objects
      }
    }

    enum NSManagedObjectContextConcurrencyType {
      case privateQueueConcurrencyType, mainQueueConcurrencyType
    }

    class NSManagedObjectModel {
      var entities: [NSEntityDescription] = []
      var entitiesByName: [String: NSEntityDescription] = [:]
      init() {}
      init?(contentsOf url: URL) {}
      static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
    }

    class NSPersistentStoreDescription {
      var url: URL?
      var type = "SQLite"
      var configuration: String?
      var isReadOnly = false
      var shouldAddStoreAsynchronously = false
      var shouldMigrateStoreAutomatically = true
      var shouldInferMappingModelAutomatically = true
      var cloudKitContainerOptions: Any?
      init() {}
      init(url: URL) { self.url = url }
      func setOption(_ option: Any?, forKey key: Any) {}
      func setValue(_ value: Any?, forPragmaNamed name: String) {}
    }

    class NSPersistentStoreCoordinator {
      var store = NSPersistentStore()
      var managedObjectModel = NSManagedObjectModel()
      var persistentStores: [NSPersistentStore] { [store] }
      init() {}
      init(managedObjectModel: NSManagedObjectModel) { self.managedObjectModel = managedObjectModel }
      func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: Any? = nil
      ) throws -> NSPersistentStore { store }
      func addPersistentStore(
        type: Any, configuration: String? = nil, at url: URL, options: Any? = nil
      ) throws -> NSPersistentStore { store }
      func remove(_ store: NSPersistentStore) throws {}
      func perform(_ work: () -> Void) { work() }
      func performAndWait(_ work: () -> Void) { work() }
      func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
    }

    class NSPersistentContainer {
      var name: String
      var managedObjectModel: NSManagedObjectModel
      var persistentStoreCoordinator = NSPersistentStoreCoordinator()
      var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]
      var viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
      init(name: String) {
        self.name = name
        self.managedObjectModel = NSManagedObjectModel()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
      }
      init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        self.managedObjectModel = model
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
      }
      func loadPersistentStores(
        completionHandler block: (NSPersistentStoreDescription, Error?) -> Void
      ) {
        for description in persistentStoreDescriptions { block(description, nil) }
      }
      func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
      }
      func performBackgroundTask(_ block: (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
      static func defaultDirectoryURL() -> URL { URL(string: "file:///Library")! }
    }

    class NSPersistentCloudKitContainer: NSPersistentContainer {
      func initializeCloudKitSchema() throws {}
    }

    class NSFetchedResultsSectionInfo {
      var name: String
      var indexTitle: String?
      var objects: [Any]?
      var numberOfObjects: Int { objects?.count ?? 0 }
      init(name: String, objects: [Any]) {
        self.name = name
        self.objects = objects
      }
    }

    class NSFetchedResultsController: NSObject {
      var fetchRequest: NSFetchRequest
      var managedObjectContext: NSManagedObjectContext
      var sectionNameKeyPath: String?
      var cacheName: String?
      var delegate: Any?
      var fetchedObjects: [NSManagedObject]?
      var sections: [NSFetchedResultsSectionInfo]? {
        guard let fetchedObjects else { return nil }
        guard let key = sectionNameKeyPath else {
          return [NSFetchedResultsSectionInfo(name: "", objects: fetchedObjects)]
        }
        var names: [String] = []
        var groups: [String: [NSManagedObject]] = [:]
        for object in fetchedObjects {
          let name = "\\(object.value(forKeyPath: key) ?? "")"
          if groups[name] == nil { names.append(name) }
          groups[name] = (groups[name] ?? []) + [object]
        }
        return names.map { NSFetchedResultsSectionInfo(name: $0, objects: groups[$0] ?? []) }
      }
      init(
        fetchRequest: NSFetchRequest, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
      ) {
        self.fetchRequest = fetchRequest
        self.managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        self.cacheName = name
      }
      func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
      func object(at indexPath: IndexPath) -> NSManagedObject { fetchedObjects![indexPath.row] }
      func indexPath(forObject object: NSManagedObject) -> IndexPath? { nil }
      static func deleteCache(withName name: String?) {}
    }
    """
}
