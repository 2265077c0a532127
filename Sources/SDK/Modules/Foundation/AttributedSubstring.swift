// Foundation: the declarations of AttributedSubstring.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

@dynamicMemberLookup struct AttributedSubstring: AttributedStringProtocol {
  var base: AttributedString { get }
  var description: String { get }
  var startIndex: AttributedString.Index { get }
  var endIndex: AttributedString.Index { get }
  var runs: AttributedString.Runs { get }
  var characters: AttributedString.CharacterView { get }
  var unicodeScalars: AttributedString.UnicodeScalarView { get }
  init()
  subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring {
    _part(bounds.relative(to: characters))
  }
  func _part(_ range: Range<AttributedString.Index>) -> AttributedSubstring
  subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
  subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
  where K: AttributedStringKey, K.Value: Sendable { get set }
  subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S>
  where S: AttributeScope { get set }
  mutating func setAttributes(_ attributes: AttributeContainer)
  mutating func mergeAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
  mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
  static func == (lhs: AttributedSubstring, rhs: AttributedSubstring) -> Bool
}
