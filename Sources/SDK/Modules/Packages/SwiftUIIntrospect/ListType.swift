// swiftui-introspect: the declarations of ListType, as its documentation has them.

struct ListType: IntrospectableViewType {
  enum Style {
    case plain
  }

  init() {}
}
