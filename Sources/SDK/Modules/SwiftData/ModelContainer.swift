// SwiftData: the declarations of ModelContainer.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

class ModelContainer: Equatable {
  final let schema: Schema
  final let migrationPlan: (any SchemaMigrationPlan.Type)?
  var configurations: Set<ModelConfiguration> { get set }
  var mainContext: ModelContext { get }
  static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool
  convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...) throws
  convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...) throws
  init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]) throws
  convenience init(for forTypes: any PersistentModel.Type..., configurations: any DataStoreConfiguration...)
    throws
  init(for givenSchema: Schema, configurations: [any DataStoreConfiguration]) throws
  func deleteAllData()
  func erase() throws
}
