// SwiftData: the declarations of RelationshipCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol RelationshipCollection {
  associatedtype PersistentElement: PersistentModel
}
