// SwiftUI: the declarations of AttributeDynamicLookup.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension AttributeDynamicLookup {
  subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
  where T: AttributedStringKey { get }
}
