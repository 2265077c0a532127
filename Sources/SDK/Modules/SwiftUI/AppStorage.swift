// SwiftUI: the declarations of AppStorage.
// Declared as the framework's interface has it, with code of our own.

/// A value of the user's defaults.
@propertyWrapper struct AppStorage<Value>: DynamicProperty {
  let _key: String
  var _store: UserDefaults?
  let _value: Value
  let _look: (UserDefaults, String) -> Value?
  let _write: (UserDefaults, Value, String) -> Void

  private init(
    _ key: String, _ store: UserDefaults?, _ value: Value, _ read: @escaping (UserDefaults, String) -> Value?,
    _ write: @escaping (UserDefaults, Value, String) -> Void
  ) {
    _key = key
    _store = store
    _value = value
    _look = read
    _write = write
  }

  var wrappedValue: Value {
    get {
      if let value = _look(_store ?? .standard, _key) { return value }
      return _value
    }
    nonmutating set { _write(_store ?? .standard, newValue, _key) }
  }

  var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }

  mutating func _settle(at place: _Place) {
    if _store == nil { _store = place.environment._value("defaultAppStorage", nil) }
  }

  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, { $0.object(forKey: $1) as? Bool }, { $0.set($1, forKey: $2) })
  }

  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, { $0.object(forKey: $1) as? Int }, { $0.set($1, forKey: $2) })
  }

  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, wrappedValue, { $0.object(forKey: $1) as? Double }, { $0.set($1, forKey: $2) })
  }

  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, wrappedValue, { $0.object(forKey: $1) as? String }, { $0.set($1, forKey: $2) })
  }

  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, { $0.url(forKey: $1) }, { $0.set($1, forKey: $2) })
  }

  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, { $0.object(forKey: $1) as? Date }, { $0.set($1, forKey: $2) })
  }

  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Foundation.Data {
    self.init(
      key, store, wrappedValue, { $0.object(forKey: $1) as? Foundation.Data }, { $0.set($1, forKey: $2) })
  }

  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue,
      { store, key in
        guard let raw = store.object(forKey: key) as? Int else { return nil }
        return Value(rawValue: raw)
      }, { $0.set($1.rawValue, forKey: $2) })
  }

  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue,
      { store, key in
        guard let raw = store.object(forKey: key) as? String else { return nil }
        return Value(rawValue: raw)
      }, { $0.set($1.rawValue, forKey: $2) })
  }

  init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(
      key, store, nil,
      { store, key in
        guard let raw = store.object(forKey: key) as? String else { return nil }
        return R(rawValue: raw)
      }, { $0.set($1?.rawValue, forKey: $2) })
  }

  init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(
      key, store, nil,
      { store, key in
        guard let raw = store.object(forKey: key) as? Int else { return nil }
        return R(rawValue: raw)
      }, { $0.set($1?.rawValue, forKey: $2) })
  }

  init(wrappedValue: Value = ToolbarLabelStyle.automatic, _ key: String, store: UserDefaults? = nil)
  where Value == ToolbarLabelStyle
  init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization
  init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil)
  where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, { $0.object(forKey: $1) as? Bool }, { $0.set($1, forKey: $2) })
  }

  init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, { $0.object(forKey: $1) as? Int }, { $0.set($1, forKey: $2) })
  }

  init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, { $0.object(forKey: $1) as? Double }, { $0.set($1, forKey: $2) })
  }

  init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, { $0.object(forKey: $1) as? String }, { $0.set($1, forKey: $2) })
  }

  init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, { $0.url(forKey: $1) }, { $0.set($1, forKey: $2) })
  }

  init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, { $0.object(forKey: $1) as? Date }, { $0.set($1, forKey: $2) })
  }

  init(_ key: String, store: UserDefaults? = nil) where Value == Foundation.Data? {
    self.init(key, store, nil, { $0.object(forKey: $1) as? Foundation.Data }, { $0.set($1, forKey: $2) })
  }
}
