// CoreData: the declarations of Bool.
// Declared as the framework's interface has it, with code of our own.

extension Bool: _ManagedValue {
  static func _managed(_ value: Any?) -> Bool { _KeyValues.number(of: value)?.boolValue ?? false }
}
