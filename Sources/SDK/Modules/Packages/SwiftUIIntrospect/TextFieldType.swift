// swiftui-introspect: the declarations of TextFieldType, as its documentation has them.

struct TextFieldType: IntrospectableViewType {
  init() {}
}
