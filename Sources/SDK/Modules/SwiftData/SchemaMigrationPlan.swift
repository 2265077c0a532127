// SwiftData: the declarations of SchemaMigrationPlan.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}
