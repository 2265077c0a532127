// SwiftData: the declarations of ModelContext.
// Declared as the framework's interface has it, with code of our own.

class ModelContext: Equatable {
  var author: String?
  var undoManager: UndoManager?
  var insertedModelsArray: [any PersistentModel] = []
  // Which models were changed is not kept.
  var changedModelsArray: [any PersistentModel] { get }
  var deletedModelsArray: [any PersistentModel] = []
  let container: ModelContainer
  var autosaveEnabled: Bool = true
  init(_ container: ModelContainer) { self.container = container }
  static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
  var hasChanges: Bool {
    if !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty { return true }
    return !container._store.models.isEmpty && _hasChangedModels
  }
  var _hasChangedModels: Bool { get }

  /// What a view has that nobody gave a container.
  static let _missing = ModelContext(
    ModelContainer(_schema: Schema(), [ModelConfiguration(isStoredInMemoryOnly: true)], nil))
  /// The contexts that models are in.
  static var _contexts: [ObjectIdentifier: ModelContext] = [:]

  // MARK: Changes

  /// What a model refers to is inserted with it.
  ///
  /// https://developer.apple.com/documentation/swiftdata/modelcontext/insert(_:)
  func insert<T>(_ model: T) where T: PersistentModel { _insert(model) }
  func _insert(_ model: any PersistentModel) {
    guard !container._store.holds(model) else { return }
    container._store.models.append(model)
    insertedModelsArray.append(model)
    ModelContext._contexts[ObjectIdentifier(model)] = self
    for part in Mirror(reflecting: model).children {
      if let other = part.value as? any PersistentModel { _insert(other) }
      for other in part.value as? [any PersistentModel] ?? [] { _insert(other) }
    }
  }
  func delete<T>(_ model: T) where T: PersistentModel {
    container._store.models.removeAll { $0 === model }
    insertedModelsArray.removeAll { $0 === model }
    deletedModelsArray.append(model)
    ModelContext._contexts[ObjectIdentifier(model)] = nil
  }
  func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws
  where T: PersistentModel {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }
  func rollback() {
    container._store.models = container._store.saved
    insertedModelsArray = []
    deletedModelsArray = []
    if !container._store.models.isEmpty { _revertModels() }
  }
  // What properties held before is not kept.
  func _revertModels()
  func processPendingChanges() {}
  func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
  func save() throws {
    container._store.saved = container._store.models
    insertedModelsArray = []
    deletedModelsArray = []
  }

  // MARK: Fetching

  func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
    var found: [T] = []
    for model in container._store.models {
      guard let model = model as? T else { continue }
      if let predicate = descriptor.predicate, try !predicate.evaluate(model) { continue }
      found.append(model)
    }
    if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }
  func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel {
    try fetch(descriptor).count
  }
  func fetch<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T>
  where T: PersistentModel { FetchResultsCollection(_found: try fetch(descriptor)) }
  func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel { try fetch(descriptor).map { $0.persistentModelID } }
  func enumerate<T>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws where T: PersistentModel {
    for model in try self.fetch(fetch) { try block(model) }
  }
  func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    container._store.models.first { $0.persistentModelID == persistentModelID }!
  }
  func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel {
    container._store.models.first { $0.persistentModelID == persistentModelID } as? T
  }

  static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
  static let didSave = Notification.Name("NSManagedObjectContextDidSaveNotification")
  enum NotificationKey: String {
    case queryGeneration
    case invalidatedAllIdentifiers
    case insertedIdentifiers
    case updatedIdentifiers
    case deletedIdentifiers
  }
}
