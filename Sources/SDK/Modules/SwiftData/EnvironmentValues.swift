// SwiftData: the declarations of EnvironmentValues.
// Declared as the framework's interface has it, with code of our own.

extension EnvironmentValues {
  var modelContext: ModelContext {
    get { _value("modelContext", _missingContext()) }
    set { _set("modelContext", newValue) }
  }

  /// Without a container there is nothing.
  func _missingContext() -> ModelContext { ModelContext._missing }
}
