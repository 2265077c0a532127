// swiftui-introspect: the declarations of NavigationStackType, as its documentation has them.

struct NavigationStackType: IntrospectableViewType {
  init() {}
}
