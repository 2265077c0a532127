// SwiftUI: the declarations of ScaledMetric.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@propertyWrapper struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
  init(wrappedValue: Value)
  var wrappedValue: Value { get }
}
