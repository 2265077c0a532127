// SwiftData: the declarations of ModelContainer.
// Declared as the framework's interface has it, with code of our own.

/// Containers of one place hold the same models; those in memory their own.
class ModelContainer: Equatable {
  final let schema: Schema
  final let migrationPlan: (any SchemaMigrationPlan.Type)?
  var configurations: Set<ModelConfiguration>
  final let _store: _ModelStore
  lazy var mainContext = ModelContext(self)

  init(
    _schema schema: Schema, _ configurations: [ModelConfiguration],
    _ plan: (any SchemaMigrationPlan.Type)?
  ) {
    self.schema = schema
    migrationPlan = plan
    self.configurations = Set(configurations)
    let isInMemory = configurations.contains { $0.isStoredInMemoryOnly }
    _store = isInMemory ? _ModelStore() : _ModelStore.kept(at: configurations.first?.name ?? "default")
  }
  static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
  convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(_schema: Schema(_types: forTypes), configurations, migrationPlan) }
  convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(_schema: givenSchema, configurations, migrationPlan) }
  convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws { self.init(_schema: givenSchema, configurations, migrationPlan) }
  /// That of an app, which is made once for all its scenes.
  static func _ofApp(
    _ types: [any PersistentModel.Type], _ inMemory: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer {
    let key = types.map { "\($0)" }.joined(separator: " ")
    if let known = _apps[key] { return known }
    let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
    let made = ModelContainer(_schema: Schema(_types: types), [configuration], nil)
    _apps[key] = made
    onSetup(.success(made))
    return made
  }
  static var _apps: [String: ModelContainer] = [:]
  func deleteAllData() { _store.models = [] }
  func erase() throws { _store.models = [] }
}
