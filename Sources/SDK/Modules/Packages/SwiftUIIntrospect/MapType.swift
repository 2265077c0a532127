// swiftui-introspect: the declarations of MapType, as its documentation has them.

struct MapType: IntrospectableViewType {
  init() {}
}
