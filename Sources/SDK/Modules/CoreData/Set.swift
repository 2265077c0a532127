// CoreData: the declarations of Set.
// Declared as the framework's interface has it, with code of our own.

extension Set: _ManagedValue {
  static func _managed(_ value: Any?) -> Set<Element> {
    Set((_KeyValues.elements(of: value) ?? []).compactMap { $0 as? Element })
  }
}
