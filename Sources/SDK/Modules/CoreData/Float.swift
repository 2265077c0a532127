// CoreData: the declarations of Float.
// Declared as the framework's interface has it, with code of our own.

extension Float: _ManagedValue {
  static func _managed(_ value: Any?) -> Float { _KeyValues.number(of: value)?.floatValue ?? 0 }
}
