// SwiftUI: the declarations of FocusState.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct FocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper struct Binding {
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: FocusState<Value>.Binding { get }
  }
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: FocusState<Value>.Binding { get }
  init() where Value == Bool
  init<T>() where Value == T?, T: Hashable
}
