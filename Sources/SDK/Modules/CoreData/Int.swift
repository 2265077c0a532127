// CoreData: the declarations of Int.
// Declared as the framework's interface has it, with code of our own.

extension Int: _ManagedValue {
  static func _managed(_ value: Any?) -> Int { _KeyValues.number(of: value)?.intValue ?? 0 }
}
