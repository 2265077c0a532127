// CoreData: the declarations of Array.
// Declared as the framework's interface has it, with code of our own.

extension Array: _ManagedValue {
  static func _managed(_ value: Any?) -> [Element] {
    (_KeyValues.elements(of: value) ?? []).compactMap { $0 as? Element }
  }
}
