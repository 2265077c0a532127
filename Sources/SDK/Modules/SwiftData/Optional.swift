// SwiftData: the declarations of Optional.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Optional: RelationshipCollection where Wrapped: Sequence, Wrapped.Element: PersistentModel {
  typealias PersistentElement = Wrapped.Element
}
