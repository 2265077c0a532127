// SwiftUI: the declarations of State.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct State<Value>: DynamicProperty {
  var _value: Value
  var _location: _Location<Value>?

  @_takesUnknown init(wrappedValue value: Value) { _value = value }
  @_takesUnknown init(initialValue value: Value) { _value = value }

  var wrappedValue: Value {
    get {
      if let location = _location { return location.value }
      return _value
    }
    nonmutating set {
      if let location = _location { location.value = newValue }
    }
  }

  var projectedValue: Binding<Value> {
    let state = self
    return Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
  }

  mutating func _settle(at place: _Place) {
    let initial = _value
    _location = place.kept { initial }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  init() { self.init(wrappedValue: nil) }
}
