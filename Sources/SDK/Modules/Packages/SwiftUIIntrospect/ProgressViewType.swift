// swiftui-introspect: the declarations of ProgressViewType, as its documentation has them.

struct ProgressViewType: IntrospectableViewType {
  enum Style {
    case circular, linear
  }

  init() {}
}
