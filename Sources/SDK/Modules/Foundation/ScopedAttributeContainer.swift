// Foundation: the declarations of ScopedAttributeContainer.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

@dynamicMemberLookup struct ScopedAttributeContainer<S>: Sendable where S: AttributeScope {
  subscript<T>(dynamicMember keyPath: KeyPath<S, T>) -> T.Value?
  where T: AttributedStringKey, T.Value: Sendable { get set }
}
