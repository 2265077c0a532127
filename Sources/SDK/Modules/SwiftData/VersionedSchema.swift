// SwiftData: the declarations of VersionedSchema.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}
