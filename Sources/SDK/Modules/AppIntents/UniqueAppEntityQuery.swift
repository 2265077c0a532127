// AppIntents: the declarations of UniqueAppEntityQuery.
// Declared as the framework's interface has it, with code of our own.

protocol UniqueAppEntityQuery: EntityQuery {
  func uniqueEntity() async throws -> Self.Entity
}
