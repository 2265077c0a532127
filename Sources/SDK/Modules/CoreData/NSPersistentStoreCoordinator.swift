// CoreData: the declarations of NSPersistentStoreCoordinator.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentStoreCoordinator: NSObject, _RecordSource {
  let managedObjectModel: NSManagedObjectModel
  var persistentStores: [NSPersistentStore] = []
  var name: String?
  var _contexts: [NSManagedObjectContext] = []
  var _records: [_Record] = []
  var _places: [NSManagedObjectID: _Record] = [:]

  init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  func _record(of id: NSManagedObjectID) -> _Record? { _places[id] }

  func _commit(_ changed: [_Record], deleted: [NSManagedObjectID], by context: NSManagedObjectContext) {
    for record in changed {
      if let known = _places[record.id] {
        known.values = record.values
      } else {
        _places[record.id] = record
        _records.append(record)
      }
    }
    if !deleted.isEmpty { _remove(deleted) }
    for other in _contexts where other !== context && other.automaticallyMergesChangesFromParent {
      other._merge(changed, deleted: deleted)
    }
  }

  func _remove(_ ids: [NSManagedObjectID]) {
    let gone = Set(ids)
    for id in ids { _places[id] = nil }
    _records.removeAll { gone.contains($0.id) }
  }

  func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  func url(for store: NSPersistentStore) -> URL { store.url! }
  func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { _add(NSPersistentStore(storeType, storeURL)) }
  func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { _add(NSPersistentStore(type.rawValue, storeURL)) }
  func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    _ = _add(NSPersistentStore(storeDescription.type, storeDescription.url))
    block(storeDescription, nil)
  }
  func _add(_ store: NSPersistentStore) -> NSPersistentStore {
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }
  func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { _remove(_records.map { $0.id }) }
  }
  func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil)
    throws
  {
    _remove(_records.map { $0.id })
  }
  func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { _remove(_records.map { $0.id }) }
  func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    _records.first { $0.id.uriRepresentation() == url }?.id
  }
  func perform(_ block: @escaping () -> Void) { block() }
  func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  @discardableResult func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
