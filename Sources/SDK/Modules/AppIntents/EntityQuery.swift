// AppIntents: the declarations of EntityQuery.
// Declared as the framework's interface has it, with code of our own.

protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]
  func suggestedEntities() async throws -> Self.Result
  init()
}

extension EntityQuery {
  typealias Dependency<Value> = AppDependency<Value>
  func suggestedEntities() async throws -> [Self.Entity] { [] }
  func results() async throws -> [Self.Entity] { try await suggestedEntities() }
}
