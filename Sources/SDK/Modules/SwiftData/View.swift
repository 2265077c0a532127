// SwiftData: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(_ModelContainerModifier([modelType], inMemory: inMemory, onSetup)) }
  func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(_ModelContainerModifier(modelTypes, inMemory: inMemory, onSetup)) }
  func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}
