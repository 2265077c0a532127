// swiftui-introspect: the declarations of FormType, as its documentation has them.

struct FormType: IntrospectableViewType {
  enum Style {
    case grouped
  }

  init() {}
}
