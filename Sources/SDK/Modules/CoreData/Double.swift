// CoreData: the declarations of Double.
// Declared as the framework's interface has it, with code of our own.

extension Double: _ManagedValue {
  static func _managed(_ value: Any?) -> Double { _KeyValues.number(of: value)?.doubleValue ?? 0 }
}
