// swiftui-introspect: the declarations of NavigationViewWithColumnsStyleType, as its documentation has them.

struct NavigationViewWithColumnsStyleType: IntrospectableViewType {
  enum Style {
    case columns
  }

  init() {}
}
