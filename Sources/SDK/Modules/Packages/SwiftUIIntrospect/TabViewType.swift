// swiftui-introspect: the declarations of TabViewType, as its documentation has them.

struct TabViewType: IntrospectableViewType {
  init() {}
}
