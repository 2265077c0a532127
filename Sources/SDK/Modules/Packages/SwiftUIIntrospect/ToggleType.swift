// swiftui-introspect: the declarations of ToggleType, as its documentation has them.

struct ToggleType: IntrospectableViewType {
  init() {}
}
