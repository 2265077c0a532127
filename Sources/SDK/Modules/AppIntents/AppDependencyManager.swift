// AppIntents: the declarations of AppDependencyManager.
// Declared as the framework's interface has it, with code of our own.

final class AppDependencyManager {
  static let shared = AppDependencyManager()
  var _values: [AnyHashable: Any] = [:]
  init() {}
  func add<Dependency>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) {
    _values[key ?? "\(Dependency.self)"] = dependencyProvider()
  }
  func _value<Value>(_ key: AnyHashable, _ type: Value.Type) -> Value { _values[key] as! Value }
}
