// Foundation: the declarations of DiscontiguousAttributedSubstring.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

@dynamicMemberLookup
struct DiscontiguousAttributedSubstring: Sendable, CustomStringConvertible, Hashable,
  AttributedStringAttributeMutation
{
  var base: AttributedString { get }
  var description: String { get }
  var characters: DiscontiguousSlice<AttributedString.CharacterView> { get }
  var unicodeScalars: DiscontiguousSlice<AttributedString.UnicodeScalarView> { get }
  var runs: AttributedString.Runs { get }
  subscript(bounds: some RangeExpression<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get }
  subscript(bounds: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get }
  subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
  subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
  where K: AttributedStringKey, K.Value: Sendable { get set }
  subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S>
  where S: AttributeScope { get set }
  func hash(into hasher: inout Hasher)
  mutating func setAttributes(_ attributes: AttributeContainer)
  mutating func mergeAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
  mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
  static func == (lhs: DiscontiguousAttributedSubstring, rhs: DiscontiguousAttributedSubstring) -> Bool
}
