// SwiftUI: the declarations of State.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct State<Value>: DynamicProperty {
  init(wrappedValue value: Value)
  init(initialValue value: Value)
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: Binding<Value> { get }
}

extension State where Value: ExpressibleByNilLiteral {
  init()
}
