// swiftui-introspect: the declarations of DatePickerType, as its documentation has them.

struct DatePickerType: IntrospectableViewType {
  init() {}
}
