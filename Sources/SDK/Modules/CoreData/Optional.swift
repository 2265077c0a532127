// CoreData: the declarations of Optional.
// Declared as the framework's interface has it, with code of our own.

extension Optional: _ManagedValue {
  static func _managed(_ value: Any?) -> Wrapped? {
    guard let value else { return nil }
    if let fitting = value as? Wrapped { return fitting }
    guard let kind = Wrapped.self as? any _ManagedValue.Type else { return nil }
    return kind._managed(value) as? Wrapped
  }
}
