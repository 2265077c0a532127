// CoreData: types that a property of a managed object reads what is kept as.
// Declared as the framework's interface has it, with code of our own.

protocol _ManagedValue {
  /// - Parameter value: nil where the object has no value: the property is empty then.
  static func _managed(_ value: Any?) -> Self
}
