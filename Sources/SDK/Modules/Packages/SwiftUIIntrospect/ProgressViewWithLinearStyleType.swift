// swiftui-introspect: the declarations of ProgressViewWithLinearStyleType, as its documentation has them.

struct ProgressViewWithLinearStyleType: IntrospectableViewType {
  enum Style {
    case linear
  }

  init() {}
}
