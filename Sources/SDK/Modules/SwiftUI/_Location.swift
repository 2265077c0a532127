// SwiftUI: the declarations of _Location.
// Declared as the framework's interface has it, with code of our own.

/// Where a value is kept that outlives its view's struct.
final class _Location<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
