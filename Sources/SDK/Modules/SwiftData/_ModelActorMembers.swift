// SwiftData: what `@ModelActor` puts into an actor.
// https://developer.apple.com/documentation/swiftdata/modelactor()

struct _ModelActorMembers {
  nonisolated let modelContainer: ModelContainer
  let modelContext: ModelContext

  init(modelContainer: ModelContainer) {
    self.modelContainer = modelContainer
    modelContext = ModelContext(modelContainer)
  }
}
