// swiftui-introspect: the declarations of SearchFieldType, as its documentation has them.

struct SearchFieldType: IntrospectableViewType {
  init() {}
}
