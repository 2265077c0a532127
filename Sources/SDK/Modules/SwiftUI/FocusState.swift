// SwiftUI: the declarations of FocusState.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct FocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper struct Binding {
    let _get: () -> Value
    let _set: (Value) -> Void

    var wrappedValue: Value {
      get { _get() }
      nonmutating set { _set(newValue) }
    }

    var projectedValue: FocusState<Value>.Binding { self }
    init(_get: @escaping () -> Value, _set: @escaping (Value) -> Void) {
      self._get = _get
      self._set = _set
    }
  }

  /// What it is where the focus is elsewhere.
  let _value: Value
  var _location: _Location<Value>?

  init() where Value == Bool { _value = false }

  init<T>() where Value == T?, T: Hashable { _value = nil }

  var wrappedValue: Value {
    get {
      if let location = _location { return location.value }
      return _value
    }
    nonmutating set {
      if let location = _location { location.value = newValue }
    }
  }

  var projectedValue: FocusState<Value>.Binding {
    let state = self
    return Binding(_get: { state.wrappedValue }, _set: { state.wrappedValue = $0 })
  }

  mutating func _settle(at place: _Place) {
    let initial = _value
    _location = place.kept { initial }
  }
}
