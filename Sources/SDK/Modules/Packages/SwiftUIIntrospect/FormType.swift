// swiftui-introspect: the declarations of FormType, as its documentation has them.

struct FormType: IntrospectableViewType {
  init() {}
}
