// swiftui-introspect: the declarations of ProgressViewWithCircularStyleType, as its documentation has them.

struct ProgressViewWithCircularStyleType: IntrospectableViewType {
  enum Style {
    case circular
  }

  init() {}
}
