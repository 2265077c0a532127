// CoreData: the declarations of Int64.
// Declared as the framework's interface has it, with code of our own.

extension Int64: _ManagedValue {
  static func _managed(_ value: Any?) -> Int64 { _KeyValues.number(of: value)?.int64Value ?? 0 }
}
