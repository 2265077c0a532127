// SwiftUI: the declarations of GestureState.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct GestureState<Value>: DynamicProperty {
  let _value: Value
  let _reset: ((Value, inout Transaction) -> Void)?
  var _location: _Location<Value>?

  init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  init(initialValue: Value) {
    _value = initialValue
    _reset = nil
  }

  init(wrappedValue: Value, resetTransaction: Transaction) { self.init(initialValue: wrappedValue) }
  init(initialValue: Value, resetTransaction: Transaction) { self.init(initialValue: initialValue) }

  init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = initialValue
    _reset = reset
  }

  var wrappedValue: Value {
    if let location = _location { return location.value }
    return _value
  }

  var projectedValue: GestureState<Value> { self }

  mutating func _settle(at place: _Place) {
    let initial = _value
    _location = place.kept { initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  init(resetTransaction: Transaction = Transaction()) { self.init(initialValue: nil) }
  init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}
