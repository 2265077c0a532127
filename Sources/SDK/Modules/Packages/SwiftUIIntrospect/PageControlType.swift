// swiftui-introspect: the declarations of PageControlType, as its documentation has them.

struct PageControlType: IntrospectableViewType {
  init() {}
}
