// swiftui-introspect: the declarations of FormWithGroupedStyleType, as its documentation has them.

struct FormWithGroupedStyleType: IntrospectableViewType {
  enum Style {
    case grouped
  }

  init() {}
}
