// swiftui-introspect: the declarations of ListWithGroupedStyleType, as its documentation has them.

struct ListWithGroupedStyleType: IntrospectableViewType {
  enum Style {
    case grouped
  }

  init() {}
}
