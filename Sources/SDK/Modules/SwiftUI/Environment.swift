// SwiftUI: the declarations of Environment.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct Environment<Value>: DynamicProperty {
  init(_ keyPath: KeyPath<EnvironmentValues, Value>)
  var wrappedValue: Value { get }
  init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
  init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable
}
