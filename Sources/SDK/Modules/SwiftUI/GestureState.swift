// SwiftUI: the declarations of GestureState.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct GestureState<Value>: DynamicProperty {
  init(wrappedValue: Value)
  init(initialValue: Value)
  init(wrappedValue: Value, resetTransaction: Transaction)
  init(initialValue: Value, resetTransaction: Transaction)
  init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
  init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
  var wrappedValue: Value { get }
  var projectedValue: GestureState<Value> { get }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  init(resetTransaction: Transaction = Transaction())
  init(reset: @escaping (Value, inout Transaction) -> Void)
}
