// swiftui-introspect: the declarations of ListWithSidebarStyleType, as its documentation has them.

struct ListWithSidebarStyleType: IntrospectableViewType {
  enum Style {
    case sidebar
  }

  init() {}
}
