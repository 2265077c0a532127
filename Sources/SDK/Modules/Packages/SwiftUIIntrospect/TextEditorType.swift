// swiftui-introspect: the declarations of TextEditorType, as its documentation has them.

struct TextEditorType: IntrospectableViewType {
  init() {}
}
