// swiftui-introspect: the declarations of NavigationViewWithStackStyleType, as its documentation has them.

struct NavigationViewWithStackStyleType: IntrospectableViewType {
  enum Style {
    case stack
  }

  init() {}
}
