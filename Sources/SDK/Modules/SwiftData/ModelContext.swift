// SwiftData: the declarations of ModelContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

class ModelContext: Equatable {
  var author: String? { get set }
  var undoManager: UndoManager? { get set }
  var insertedModelsArray: [any PersistentModel] { get }
  var changedModelsArray: [any PersistentModel] { get }
  var deletedModelsArray: [any PersistentModel] { get }
  var editingState: EditingState { get set }
  var container: ModelContainer { get }
  var autosaveEnabled: Bool { get set }
  init(_ container: ModelContainer)
  var hasChanges: Bool { get }
  func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel
  func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel
  func insert<T>(_ model: T) where T: PersistentModel
  func rollback()
  func processPendingChanges()
  func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws
  where T: PersistentModel
  func delete<T>(_ model: T) where T: PersistentModel
  func transaction(block: () throws -> Void) throws
  func save() throws
  func enumerate<T>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void) throws where T: PersistentModel
  func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel
  func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel
  func fetch<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T>
  where T: PersistentModel
  func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel
  func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<
    PersistentIdentifier
  > where T: PersistentModel
  static let willSave: Notification.Name
  static let didSave: Notification.Name
  enum NotificationKey: String {
    case queryGeneration
    case invalidatedAllIdentifiers
    case insertedIdentifiers
    case updatedIdentifiers
    case deletedIdentifiers
  }
  func fetchHistory<T>(_ descriptor: HistoryDescriptor<T>) throws -> [T] where T: HistoryTransaction
  func deleteHistory<T>(_ descriptor: HistoryDescriptor<T>) throws where T: HistoryTransaction
}
