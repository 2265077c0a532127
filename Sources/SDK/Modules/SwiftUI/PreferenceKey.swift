// SwiftUI: the declarations of PreferenceKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  static var defaultValue: Self.Value { get }
}
