// swiftui-introspect: the declarations of ScrollViewType, as its documentation has them.

struct ScrollViewType: IntrospectableViewType {
  init() {}
}
