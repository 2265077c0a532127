// CoreData: the declarations of NSManagedObjectContext.
// Declared as the framework's interface has it, with code of our own.

class NSManagedObjectContext: NSObject, _RecordSource {
  struct ConcurrencyType {
    let _type: NSManagedObjectContextConcurrencyType
    static let mainQueue = ConcurrencyType(_type: .mainQueueConcurrencyType)
    static let privateQueue = ConcurrencyType(_type: .privateQueueConcurrencyType)
  }
  enum ScheduledTaskType {
    case immediate
    case enqueued
  }
  enum NotificationKey: String {
    case sourceContext = "source_context"
    case queryGeneration = "query_generation"
    case invalidatedAllObjectIDs = "invalidated_all"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
  }
  static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  static let didSaveObjectIDsNotification = Notification.Name("_NSManagedObjectContextDidSaveObjectIDs")
  static let didMergeChangesObjectIDsNotification = Notification.Name(
    "_NSManagedObjectContextMergedObjectIDs")

  let concurrencyType: NSManagedObjectContextConcurrencyType
  /// Objects that it has made or fetched.
  var _objects: [NSManagedObjectID: NSManagedObject] = [:]
  var _inserted: [NSManagedObject] = []
  var _updated: [NSManagedObject] = []
  var _deleted: [NSManagedObject] = []
  /// Whether something has changed of which nobody was told.
  var _isUntold = false
  var _coordinator: NSPersistentStoreCoordinator?
  /// Contexts whose parent it is.
  var _children: [NSManagedObjectContext] = []
  var parent: NSManagedObjectContext? {
    didSet { parent?._children.append(self) }
  }
  var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { _coordinator ?? parent?.persistentStoreCoordinator }
    set {
      _coordinator = newValue
      newValue?._contexts.append(self)
    }
  }
  var name: String?
  var transactionAuthor: String?
  var undoManager: UndoManager?
  let userInfo = NSMutableDictionary()
  var automaticallyMergesChangesFromParent = false
  var shouldDeleteInaccessibleFaults = true
  var retainsRegisteredObjects = false
  var propagatesDeletesAtEndOfEvent = true
  var stalenessInterval: TimeInterval = -1
  var mergePolicy: Any = NSMergePolicy.error

  init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
  convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type._type) }
  convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

  var _source: (any _RecordSource)? {
    if let parent { return parent }
    return _coordinator
  }

  // MARK: Changes

  var hasChanges: Bool { !_inserted.isEmpty || !_updated.isEmpty || !_deleted.isEmpty }
  var insertedObjects: Set<NSManagedObject> { Set(_inserted) }
  var updatedObjects: Set<NSManagedObject> { Set(_updated) }
  var deletedObjects: Set<NSManagedObject> { Set(_deleted) }
  var registeredObjects: Set<NSManagedObject> { Set(_objects.values) }

  func insert(_ object: NSManagedObject) {
    guard !object.isInserted else { return }
    object.managedObjectContext = self
    object.isInserted = true
    _objects[object.objectID] = object
    _inserted.append(object)
    _tellLater()
    object.awakeFromInsert()
  }

  /// An object changes.
  func _note(_ object: NSManagedObject) {
    _tellLater()
    if object.hasChanges { return }
    object.isUpdated = true
    _updated.append(object)
  }

  /// What is pending is told at the end of the event, or before that when it is saved.
  func _tellLater() {
    if _isUntold { return }
    _isUntold = true
    DispatchQueue.main.async { [self] in processPendingChanges() }
  }

  func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    _tellLater()
    object.prepareForDeletion()
    let wasInserted = object.isInserted
    _updated.removeAll { $0 === object }
    _inserted.removeAll { $0 === object }
    object.isInserted = false
    object.isUpdated = false
    object.isDeleted = true
    for case let relationship as NSRelationshipDescription in object.entity.properties {
      let ends = object._ids(of: relationship.name).compactMap { _object(for: $0) }
      for end in ends {
        if relationship.deleteRule == .cascadeDeleteRule {
          delete(end)
        } else if relationship.deleteRule == .nullifyDeleteRule, let inverse = relationship._inverse {
          end._remove(object.objectID, from: inverse)
        }
      }
    }
    ObservableObjectPublisher._known(of: object)?.send()
    if wasInserted {
      _objects[object.objectID] = nil
    } else {
      _deleted.append(object)
    }
  }

  func save() throws {
    guard hasChanges else { return }
    _post(.NSManagedObjectContextWillSave)
    for object in _inserted + _updated + _deleted { object.willSave() }
    for object in _inserted { try object.validateForInsert() }
    for object in _updated { try object.validateForUpdate() }
    for object in _deleted { try object.validateForDelete() }
    processPendingChanges()
    let userInfo = _changes
    let (inserted, updated, deleted) = (_inserted, _updated, _deleted)
    _settle()
    if parent == nil { for object in inserted { object.objectID.isTemporaryID = false } }
    _source?._commit(
      (inserted + updated).map { $0._record }, deleted: deleted.map { $0.objectID }, by: self)
    for object in inserted + updated + deleted { object.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: userInfo)
  }

  /// Nothing is pending any longer.
  func _settle() {
    for object in _inserted { object.isInserted = false }
    for object in _updated { object.isUpdated = false }
    for object in _deleted {
      object.managedObjectContext = nil
      _objects[object.objectID] = nil
    }
    _inserted = []
    _updated = []
    _deleted = []
  }

  var _changes: [AnyHashable: Any] {
    [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
  }

  func _post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self, userInfo: _changes)
  }

  func processPendingChanges() {
    guard _isUntold else { return }
    _isUntold = false
    if hasChanges { _post(.NSManagedObjectContextObjectsDidChange) }
  }

  func rollback() {
    for object in _inserted {
      object.isInserted = false
      object.isDeleted = true
      object.managedObjectContext = nil
      _objects[object.objectID] = nil
    }
    let changed = _updated + _deleted
    _inserted = []
    _updated = []
    _deleted = []
    for object in changed {
      object.isUpdated = false
      object.isDeleted = false
      _restore(object)
    }
  }

  /// Gives an object what was saved of it.
  func _restore(_ object: NSManagedObject) {
    guard let record = _source?._record(of: object.objectID) else { return }
    ObservableObjectPublisher._known(of: object)?.send()
    object._values = record.values
  }

  func reset() {
    _objects = [:]
    _inserted = []
    _updated = []
    _deleted = []
  }

  func undo() { undoManager?.undo() }
  func redo() { undoManager?.redo() }

  func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if flag && object.isUpdated { return }
    _updated.removeAll { $0 === object }
    object.isUpdated = false
    if !object.isInserted { _restore(object) }
  }

  func refreshAllObjects() {
    for object in _objects.values where !object.hasChanges { _restore(object) }
  }

  // MARK: As a parent

  var _records: [_Record] {
    var all: [_Record] = []
    for record in _source?._records ?? [] {
      guard let object = _objects[record.id] else {
        all.append(record)
        continue
      }
      if !object.isDeleted { all.append(object.isUpdated ? object._record : record) }
    }
    return all + _inserted.map { $0._record }
  }

  func _record(of id: NSManagedObjectID) -> _Record? {
    if let object = _objects[id] { return object.isDeleted ? nil : object._record }
    return _source?._record(of: id)
  }

  func _commit(_ changed: [_Record], deleted: [NSManagedObjectID], by context: NSManagedObjectContext) {
    for record in changed {
      if let object = _object(for: record.id) {
        object._willChange()
        object._values = record.values
      } else {
        let object = _make(record)
        object.isInserted = true
        _inserted.append(object)
      }
    }
    for id in deleted { if let object = _object(for: id) { delete(object) } }
    for child in _children where child !== context && child.automaticallyMergesChangesFromParent {
      child._merge(changed, deleted: deleted)
    }
  }

  /// Takes over what others have saved.
  func _merge(_ changed: [_Record], deleted: [NSManagedObjectID]) {
    for record in changed {
      guard let object = _objects[record.id], !object.isUpdated else { continue }
      ObservableObjectPublisher._known(of: object)?.send()
      object._values = record.values
    }
    for id in deleted {
      guard let object = _objects[id] else { continue }
      ObservableObjectPublisher._known(of: object)?.send()
      object.isDeleted = true
      _objects[id] = nil
    }
  }

  func mergeChanges(fromContextDidSave notification: Notification) {
    guard let context = notification.object as? NSManagedObjectContext, context !== self else { return }
    refreshAllObjects()
    for id in Array(_objects.keys) where _source?._record(of: id) == nil {
      guard let object = _objects[id], !object.isInserted else { continue }
      object.isDeleted = true
      _objects[id] = nil
    }
  }

  class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      let gone = context._objects.keys.filter { id in
        context._objects[id]?.isInserted == false && context._source?._record(of: id) == nil
      }
      context._merge([], deleted: Array(gone))
      context.refreshAllObjects()
    }
  }

  // MARK: Fetching

  func _object(for id: NSManagedObjectID) -> NSManagedObject? {
    if let object = _objects[id] { return object.isDeleted ? nil : object }
    guard let record = _source?._record(of: id) else { return nil }
    return _make(record)
  }

  func _make(_ record: _Record) -> NSManagedObject {
    let object = record.type.init(_record: record, in: self)
    _objects[record.id] = object
    object.awakeFromFetch()
    return object
  }

  func object(with objectID: NSManagedObjectID) -> NSManagedObject { _object(for: objectID)! }
  func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { _objects[objectID] }
  func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = _object(for: objectID) { return object }
    throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
  }
  func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }
  func detectConflicts(for object: NSManagedObject) {}
  func assign(_ object: Any, to store: NSPersistentStore) {}
  func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  func shouldHandleInaccessibleFault(
    _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
  ) -> Bool { true }

  /// The objects that a request asks for.
  func _found<T>(by request: NSFetchRequest<T>) -> [NSManagedObject] where T: NSFetchRequestResult {
    var objects: [NSManagedObject] = []
    for record in _source?._records ?? [] where request._fits(record.entity) {
      if let object = _object(for: record.id) { objects.append(object) }
    }
    if request.includesPendingChanges { objects += _inserted.filter { request._fits($0.entity) } }
    if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors {
      objects = NSSortDescriptor._sorted(objects, by: descriptors)
    }
    if request.fetchOffset > 0 { objects = Array(objects.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { objects = Array(objects.prefix(request.fetchLimit)) }
    return objects
  }

  func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult {
    let found = _found(by: request)
    switch request.resultType {
    case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
    case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
    case .dictionaryResultType: return request._tables(of: found).compactMap { $0 as? T }
    default: return found.compactMap { $0 as? T }
    }
  }

  func count<T>(for request: NSFetchRequest<T>) throws -> Int where T: NSFetchRequestResult {
    _found(by: request).count
  }

  @discardableResult func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request._run(in: self)
  }

  // MARK: Queues

  func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async { block() } }
  func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows
    -> T
  { try block() }
  @discardableResult func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
