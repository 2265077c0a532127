// SwiftUI: the declarations of Environment.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct Environment<Value>: DynamicProperty {
  let _look: (EnvironmentValues) -> Value
  var _values: EnvironmentValues?

  init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _look = { $0[keyPath: keyPath] } }

  init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    _look = { values in
      if let object = values._object(objectType) { return object }
      if let object = _standInObject(objectType) { return object }
      fatalError(
        "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) may be missing as an ancestor of this view."
      )
    }
  }

  init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    _look = { $0._object(objectType) }
  }

  var wrappedValue: Value { _look(_values ?? EnvironmentValues()) }

  mutating func _settle(at place: _Place) { _values = place.environment }
}
