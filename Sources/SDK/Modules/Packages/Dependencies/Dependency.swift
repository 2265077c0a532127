// swift-dependencies: the declarations of Dependency, as its documentation has them.

@propertyWrapper struct Dependency<Value> {
  private let initial = DependencyValues._current
  private let look: (DependencyValues) -> Value

  init(_ keyPath: KeyPath<DependencyValues, Value>) { look = { $0[keyPath: keyPath] } }
  init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value { look = { $0[key] } }

  var wrappedValue: Value { look(initial._merging(DependencyValues._current)) }
}
