// swiftui-introspect: the declarations of ListWithInsetStyleType, as its documentation has them.

struct ListWithInsetStyleType: IntrospectableViewType {
  enum Style {
    case inset
  }

  init() {}
}
