// swiftui-introspect: the declarations of NavigationViewType, as its documentation has them.

struct NavigationViewType: IntrospectableViewType {
  enum Style {
    case columns, stack
  }

  init() {}
}
