// swiftui-introspect: the declarations of SliderType, as its documentation has them.

struct SliderType: IntrospectableViewType {
  init() {}
}
