// AppIntents: the declarations of EnumerableEntityQuery.
// Declared as the framework's interface has it, with code of our own.

protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Self.Entity]
}

extension EnumerableEntityQuery {
  func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Self.Entity] { try await allEntities() }
}
