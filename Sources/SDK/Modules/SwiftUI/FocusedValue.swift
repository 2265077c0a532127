// SwiftUI: the declarations of FocusedValue.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct FocusedValue<Value>: DynamicProperty {
  let _look: (FocusedValues) -> Value?
  var _values: FocusedValues?

  init(_ keyPath: KeyPath<FocusedValues, Value?>) { _look = { $0[keyPath: keyPath] } }
  init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    _look = { $0._object(objectType) }
  }

  var wrappedValue: Value? {
    guard let values = _values else { return nil }
    return _look(values)
  }

  mutating func _settle(at place: _Place) { _values = place.environment._focusedValues }
}
