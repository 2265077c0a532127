// swiftui-introspect: the declarations of SheetType, as its documentation has them.

struct SheetType: IntrospectableViewType {
  init() {}
}
