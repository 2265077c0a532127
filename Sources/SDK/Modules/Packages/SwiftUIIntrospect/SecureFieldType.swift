// swiftui-introspect: the declarations of SecureFieldType, as its documentation has them.

struct SecureFieldType: IntrospectableViewType {
  init() {}
}
