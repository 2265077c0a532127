// Foundation: the declarations of AttributeDynamicLookup.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

@dynamicMemberLookup enum AttributeDynamicLookup {
  subscript<T>(_: T.Type) -> T where T: AttributedStringKey { get }
  subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T
  where T: AttributedStringKey { get }
  subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes.NumberFormatAttributes, T>)
    -> T where T: AttributedStringKey
  { get }
}
