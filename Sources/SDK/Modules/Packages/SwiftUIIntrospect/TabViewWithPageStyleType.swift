// swiftui-introspect: the declarations of TabViewWithPageStyleType, as its documentation has them.

struct TabViewWithPageStyleType: IntrospectableViewType {
  enum Style {
    case page
  }

  init() {}
}
