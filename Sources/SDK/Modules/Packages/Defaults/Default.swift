// Defaults: the declarations of Default, as its documentation has them.

@propertyWrapper struct Default<Value: Defaults.Serializable>: DynamicProperty {
  private let key: Defaults.Key<Value>

  init(_ key: Defaults.Key<Value>) { self.key = key }

  var wrappedValue: Value {
    get { Defaults[key] }
    nonmutating set { Defaults[key] = newValue }
  }
  var projectedValue: Binding<Value> {
    let key = key
    return Binding(get: { Defaults[key] }, set: { Defaults[key] = $0 })
  }
  var defaultValue: Value { key.defaultValue }
  var publisher: AnyPublisher<Defaults.KeyChange<Value>, Never> { Defaults.publisher(key) }

  func reset() { key.reset() }
}

extension Default where Value: Equatable {
  var isDefaultValue: Bool { wrappedValue == defaultValue }
}
