// swiftui-introspect: the declarations of ViewControllerType, as its documentation has them.

struct ViewControllerType: IntrospectableViewType {
  init() {}
}
