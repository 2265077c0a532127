// AppIntents: the declarations of EntityStringQuery.
// Declared as the framework's interface has it, with code of our own.

protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Self.Entity]
}
