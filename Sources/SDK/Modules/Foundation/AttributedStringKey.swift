// Foundation: the declarations of AttributedStringKey.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol AttributedStringKey {
  associatedtype Value: Hashable
  static var name: String { get }
  static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
  static var inheritedByAddedText: Bool { get }
  static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? { get }
}

extension AttributedStringKey {
  static var runBoundaries: AttributedString.AttributeRunBoundaries? { nil }
  static var inheritedByAddedText: Bool { true }
  static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? { nil }
  var description: String { Self.name }
}
