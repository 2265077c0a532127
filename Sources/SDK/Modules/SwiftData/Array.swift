// SwiftData: the declarations of Array.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Array: RelationshipCollection where Element: PersistentModel {
  typealias PersistentElement = Element
}
