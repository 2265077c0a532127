// AppIntents: the declarations of AppDependency. What the app gave for it.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct AppDependency<Value> {
  let _key: AnyHashable?
  init(key: AnyHashable? = nil) { _key = key }
  var wrappedValue: Value { AppDependencyManager.shared._value(_key ?? "\(Value.self)", Value.self) }
}
