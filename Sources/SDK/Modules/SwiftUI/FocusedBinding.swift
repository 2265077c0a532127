// SwiftUI: the declarations of FocusedBinding.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
  let _look: (FocusedValues) -> Binding<Value>?
  var _values: FocusedValues?

  init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _look = { $0[keyPath: keyPath] } }

  var _binding: Binding<Value>? {
    guard let values = _values else { return nil }
    return _look(values)
  }

  var wrappedValue: Value? {
    get { _binding?.wrappedValue }
    nonmutating set {
      if let binding = _binding, let value = newValue { binding.wrappedValue = value }
    }
  }

  var projectedValue: Binding<Value?> {
    let focused = self
    return Binding<Value?>(
      get: { focused.wrappedValue }, set: { (value: Value?) in focused.wrappedValue = value })
  }

  mutating func _settle(at place: _Place) { _values = place.environment._focusedValues }
}
