// SwiftData: the declarations of EnvironmentValues.
// Declared as the framework's interface has it, with code of our own.

extension EnvironmentValues {
  var modelContext: ModelContext {
    get { _value("modelContext", _missingContext()) }
    set { _set("modelContext", newValue) }
  }

  func _missingContext() -> ModelContext
}
