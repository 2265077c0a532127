// SwiftUI: the declarations of AccessibilityFocusState.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper struct Binding {
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: AccessibilityFocusState<Value>.Binding { get }
  }
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: AccessibilityFocusState<Value>.Binding { get }
  init() where Value == Bool
  init(for technologies: AccessibilityTechnologies) where Value == Bool
  init<T>() where Value == T?, T: Hashable
  init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable
}
