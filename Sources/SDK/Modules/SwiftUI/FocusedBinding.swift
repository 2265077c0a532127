// SwiftUI: the declarations of FocusedBinding.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
  init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
  var wrappedValue: Value? { get nonmutating set }
  var projectedValue: Binding<Value?> { get }
}
