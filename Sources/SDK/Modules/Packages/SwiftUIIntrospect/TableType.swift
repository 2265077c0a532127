// swiftui-introspect: the declarations of TableType, as its documentation has them.

struct TableType: IntrospectableViewType {
  init() {}
}
