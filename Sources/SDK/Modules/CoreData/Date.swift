// CoreData: the declarations of Date.
// Declared as the framework's interface has it, with code of our own.

extension Date: _ManagedValue {
  static func _managed(_ value: Any?) -> Date {
    (value as? Date) ?? Date(timeIntervalSinceReferenceDate: _KeyValues.number(of: value)?.doubleValue ?? 0)
  }
}
