// Foundation: the attributes that assistive technologies read, by their names.

extension AttributeDynamicLookup {
  subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>) -> T
  where T: AttributedStringKey { get }
}
