// swiftui-introspect: the declarations of ViewType, as its documentation has them.

struct ViewType: IntrospectableViewType {
  init() {}
}
