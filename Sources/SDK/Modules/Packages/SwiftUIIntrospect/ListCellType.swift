// swiftui-introspect: the declarations of ListCellType, as its documentation has them.

struct ListCellType: IntrospectableViewType {
  init() {}
}
