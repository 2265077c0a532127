// swiftui-introspect: the declarations of NavigationSplitViewType, as its documentation has them.

struct NavigationSplitViewType: IntrospectableViewType {
  init() {}
}
