// CoreData: the declarations of Int16.
// Declared as the framework's interface has it, with code of our own.

extension Int16: _ManagedValue {
  static func _managed(_ value: Any?) -> Int16 { _KeyValues.number(of: value)?.int16Value ?? 0 }
}
