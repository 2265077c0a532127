// Foundation: the declarations of AttributeContainer.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

@dynamicMemberLookup struct AttributeContainer: Sendable, Hashable, CustomStringConvertible {
  struct Builder<T>: Sendable where T: AttributedStringKey {
    func callAsFunction(_ value: T.Value) -> AttributeContainer where T.Value: Sendable
  }
  var description: String { get }
  init()
  static subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>)
    -> AttributeContainer.Builder<K> where K: AttributedStringKey
  { get }
  subscript<T>(_: T.Type) -> T.Value? where T: AttributedStringKey, T.Value: Sendable { get set }
  subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
  where K: AttributedStringKey, K.Value: Sendable { get set }
  subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S>
  where S: AttributeScope { get set }
  @_disfavoredOverload subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>)
    -> AttributeContainer.Builder<K> where K: AttributedStringKey
  { get }
  mutating func merge(
    _ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
  func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
    -> AttributeContainer
  func filter(inheritedByAddedText: Bool) -> AttributeContainer
  func filter(runBoundaries: AttributedString.AttributeRunBoundaries?) -> AttributeContainer
}
