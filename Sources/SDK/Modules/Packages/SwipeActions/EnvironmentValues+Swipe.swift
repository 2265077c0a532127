// SwipeActions: what it adds to EnvironmentValues, as its documentation has it.

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static let defaultValue = SwipeContext()
  }

  private struct SelectionKey: EnvironmentKey {
    static let defaultValue: Binding<UUID?> = .constant(nil)
  }

  var swipeContext: SwipeContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
  var swipeViewGroupSelection: Binding<UUID?> {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
}
