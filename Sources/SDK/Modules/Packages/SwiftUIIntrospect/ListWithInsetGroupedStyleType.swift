// swiftui-introspect: the declarations of ListWithInsetGroupedStyleType, as its documentation has them.

struct ListWithInsetGroupedStyleType: IntrospectableViewType {
  enum Style {
    case insetGrouped
  }

  init() {}
}
