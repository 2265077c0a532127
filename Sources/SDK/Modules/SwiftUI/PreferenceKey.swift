// SwiftUI: the declarations of PreferenceKey.
// Declared as the framework's interface has it, with code of our own.

protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  static var defaultValue: Self.Value { nil }
}
