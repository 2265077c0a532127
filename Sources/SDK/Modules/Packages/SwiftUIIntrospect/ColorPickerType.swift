// swiftui-introspect: the declarations of ColorPickerType, as its documentation has them.

struct ColorPickerType: IntrospectableViewType {
  init() {}
}
