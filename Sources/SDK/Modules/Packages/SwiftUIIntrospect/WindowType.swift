// swiftui-introspect: the declarations of WindowType, as its documentation has them.

struct WindowType: IntrospectableViewType {
  init() {}
}
