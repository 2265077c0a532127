// SwiftUI: the declarations of FocusedValue.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct FocusedValue<Value>: DynamicProperty {
  init(_ keyPath: KeyPath<FocusedValues, Value?>)
  var wrappedValue: Value? { get }
  init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
}
