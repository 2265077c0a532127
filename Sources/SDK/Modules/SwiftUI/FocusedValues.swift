// SwiftUI: the declarations of FocusedValues.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FocusedValues: Equatable {
  subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey { get set }
  static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool
}
