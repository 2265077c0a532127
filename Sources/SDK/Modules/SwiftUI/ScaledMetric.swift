// SwiftUI: the declarations of ScaledMetric.
// Declared as the framework's interface has it, with code of our own.

@propertyWrapper struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  let _value: Value
  var _size: DynamicTypeSize = .large

  init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { _value = wrappedValue }
  init(wrappedValue: Value) { _value = wrappedValue }

  var wrappedValue: Value { _value * Value(_size._bodyPoints) / 17 }

  mutating func _settle(at place: _Place) { _size = place.environment.dynamicTypeSize }
}
