// SwiftData: the declarations of _ModelContainerModifier.
// Declared as the framework's interface has it, with code of our own.

/// A container that is made once, for as long as the view is there.
struct _ModelContainerModifier: ViewModifier {
  @State var container: ModelContainer

  init(
    _ types: [any PersistentModel.Type], inMemory: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
    let made = ModelContainer(_schema: Schema(_types: types), [configuration], nil)
    _container = State(initialValue: made)
    onSetup(.success(made))
  }
  func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}
