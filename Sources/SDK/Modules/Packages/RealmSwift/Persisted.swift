// RealmSwift (github.com/realm/realm-swift): the declarations of Persisted, as its documentation has them.

@propertyWrapper struct Persisted<Value: _Persistable> {
  var wrappedValue: Value

  init() { wrappedValue = Value._first() }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(indexed: Bool) { self.init() }
  init(primaryKey: Bool) { self.init() }
  init(originProperty: String) { self.init() }
  init(wrappedValue: Value, indexed: Bool) { self.wrappedValue = wrappedValue }
  init(wrappedValue: Value, primaryKey: Bool) { self.wrappedValue = wrappedValue }
}
