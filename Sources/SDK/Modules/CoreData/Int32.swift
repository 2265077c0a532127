// CoreData: the declarations of Int32.
// Declared as the framework's interface has it, with code of our own.

extension Int32: _ManagedValue {
  static func _managed(_ value: Any?) -> Int32 { _KeyValues.number(of: value)?.int32Value ?? 0 }
}
