// swiftui-introspect: the declarations of ButtonType, as its documentation has them.

struct ButtonType: IntrospectableViewType {
  init() {}
}
