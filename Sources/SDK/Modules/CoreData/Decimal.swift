// CoreData: the declarations of Decimal.
// Declared as the framework's interface has it, with code of our own.

extension Decimal: _ManagedValue {
  static func _managed(_ value: Any?) -> Decimal { _KeyValues.number(of: value)?.decimalValue ?? 0 }
}
