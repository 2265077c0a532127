// SwiftData: the declarations of Scene.
// Declared as the framework's interface has it, with code of our own.

extension Scene {
  func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    environment(\.modelContext, ModelContainer._ofApp([modelType], inMemory, onSetup).mainContext)
  }
  func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    environment(\.modelContext, ModelContainer._ofApp(modelTypes, inMemory, onSetup).mainContext)
  }
  func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }
}
