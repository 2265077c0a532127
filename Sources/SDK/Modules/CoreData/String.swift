// CoreData: the declarations of String.
// Declared as the framework's interface has it, with code of our own.

extension String: _ManagedValue {
  static func _managed(_ value: Any?) -> String { _KeyValues.text(of: value) ?? "" }
}
