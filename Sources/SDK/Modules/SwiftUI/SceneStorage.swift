// SwiftUI: the declarations of SceneStorage.
// Declared as the framework's interface has it, with code of our own.

/// A value of the scene: by its key one for all views.
@propertyWrapper struct SceneStorage<Value>: DynamicProperty {
  let _key: String
  let _value: Value
  var _values: _SceneValues?

  private init(_ key: String, _ value: Value) {
    _key = key
    _value = value
  }

  var wrappedValue: Value {
    get {
      if let values = _values, let value = values.all[_key] as? Value { return value }
      return _value
    }
    nonmutating set {
      if let values = _values { values.all[_key] = newValue }
    }
  }

  var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }

  mutating func _settle(at place: _Place) {
    if let values = place.object(_SceneValues.self) {
      _values = values
    } else {
      _values = place.kept { _SceneValues() }.value
    }
  }

  init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue)
  }

  init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue)
  }

  init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue)
  }

  init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue)
  }

  init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue)
  }

  init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue)
  }

  init(wrappedValue: Value, _ key: String) where Value == Foundation.Data {
    self.init(key, wrappedValue)
  }

  init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue)
  }

  init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue)
  }

  init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil)
  }

  init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil)
  }

  init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable
  init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  init(_ key: String) where Value == Bool? {
    self.init(key, nil)
  }

  init(_ key: String) where Value == Int? {
    self.init(key, nil)
  }

  init(_ key: String) where Value == Double? {
    self.init(key, nil)
  }

  init(_ key: String) where Value == String? {
    self.init(key, nil)
  }

  init(_ key: String) where Value == URL? {
    self.init(key, nil)
  }

  init(_ key: String) where Value == Date? {
    self.init(key, nil)
  }

  init(_ key: String) where Value == Foundation.Data? {
    self.init(key, nil)
  }
}
