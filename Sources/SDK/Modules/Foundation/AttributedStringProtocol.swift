// Foundation: the declarations of AttributedStringProtocol.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

@dynamicMemberLookup
protocol AttributedStringProtocol: AttributedStringAttributeMutation, CustomStringConvertible, Hashable,
  Sendable
{
  var startIndex: AttributedString.Index { get }
  var endIndex: AttributedString.Index { get }
  var runs: AttributedString.Runs { get }
  var characters: AttributedString.CharacterView { get }
  var unicodeScalars: AttributedString.UnicodeScalarView { get }
  subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
  subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
  where K: AttributedStringKey, K.Value: Sendable { get set }
  subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S>
  where S: AttributeScope { get set }
  subscript<R>(bounds: R) -> AttributedSubstring where R: RangeExpression, R.Bound == AttributedString.Index {
    get
  }
}

extension AttributedStringProtocol {
  var description: String { get }
  subscript(indices: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get }
  func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
  func mergingAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
  ) -> AttributedString
  func replacingAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    -> AttributedString
  func hash(into hasher: inout Hasher)
  func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index
  func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index
  func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index
  func index(afterUnicodeScalar i: AttributedString.Index) -> AttributedString.Index
  func index(beforeUnicodeScalar i: AttributedString.Index) -> AttributedString.Index
  func index(_ i: AttributedString.Index, offsetByUnicodeScalars distance: Int) -> AttributedString.Index
  func index(afterRun i: AttributedString.Index) -> AttributedString.Index
  func index(beforeRun i: AttributedString.Index) -> AttributedString.Index
  func index(_ i: AttributedString.Index, offsetByRuns distance: Int) -> AttributedString.Index {
    var found = i
    for _ in 0..<abs(distance) { found = distance < 0 ? index(beforeRun: found) : index(afterRun: found) }
    return found
  }
  func range<T>(of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<
    AttributedString.Index
  >? where T: StringProtocol
  static func == <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: AttributedStringProtocol
}
