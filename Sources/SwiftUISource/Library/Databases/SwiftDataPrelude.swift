/// SwiftData as it behaves in memory: what a preview inserts is what its queries find.
enum SwiftDataPrelude {
  static let source = SourceFile(standingInFor: "SwiftData", text)

  private static let text = """
    class ModelConfiguration {
      var name: String?
      init() {}
      init(_ name: String? = nil, schema: Any? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: Any? = nil, cloudKitDatabase: Any? = nil) { self.name = name }
      init(_ name: String? = nil, schema: Any? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: Any? = nil) { self.name = name }
      init(for types: Any..., isStoredInMemoryOnly: Bool = false) {}
    }

    class Schema {
      init() {}
      init(_ types: [Any], version: Any? = nil) {}
      init(versionedSchema: Any) {}
    }

    class ModelContainer {
      var mainContext = ModelContext()
      var configurations: [Any] = []
      var schema = Schema()
      init() {}
      init(for types: Any..., configurations: Any...) throws {}
      init(for types: Any..., migrationPlan: Any?, configurations: Any...) throws {}
      func deleteAllData() { mainContext.store.objects = [] }
      func erase() throws { mainContext.store.objects = [] }
    }

    class _ModelStore {
      var objects: [Any] = []
    }

    class ModelContext {
      var store = _ModelStore()
      var objects: [Any] {
        get { store.objects }
        set { store.objects = newValue }
      }
      var autosaveEnabled = true
      var hasChanges = false
      var undoManager: Any?
      init() {}
      init(_ container: ModelContainer) { store = container.mainContext.store }
      var insertedModelsArray: [Any] { objects }
      func insert(_ object: Any) {
        if !store.objects.contains(where: { $0 === object }) { store.objects.append(object) }
        hasChanges = true
      }
      func delete(_ object: Any) {
        store.objects.removeAll { $0 === object }
        hasChanges = true
      }
      func delete(model: Any.Type) throws { store.objects.removeAll { _isOfEntity($0, "\\(model)") } }
      func delete(model: Any.Type, where predicate: Any?) throws {
        store.objects.removeAll { _isOfEntity($0, "\\(model)") && _holds(predicate, $0) }
      }
      func save() throws { hasChanges = false }
      func rollback() {}
      func processPendingChanges() {}
      func transaction(block: () throws -> Void) throws { try block() }
      func enumerate(_ descriptor: FetchDescriptor, block: (Any) throws -> Void) throws {
        for object in try fetch(descriptor) { try block(object) }
      }
      func fetchCount(_ descriptor: FetchDescriptor) throws -> Int { try fetch(descriptor).count }
      func fetch(_ descriptor: FetchDescriptor) throws -> [Any] { _found(store.objects, descriptor) }
    }
    """
}
