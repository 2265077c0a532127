// CoreData: the declarations of Data.
// Declared as the framework's interface has it, with code of our own.

extension Data: _ManagedValue {
  static func _managed(_ value: Any?) -> Data { (value as? Data) ?? Data() }
}
