// swiftui-introspect: the declarations of PopoverType, as its documentation has them.

struct PopoverType: IntrospectableViewType {
  init() {}
}
