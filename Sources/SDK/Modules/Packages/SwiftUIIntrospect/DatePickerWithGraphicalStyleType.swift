// swiftui-introspect: the declarations of DatePickerWithGraphicalStyleType, as its documentation has them.

struct DatePickerWithGraphicalStyleType: IntrospectableViewType {
  enum Style {
    case graphical
  }

  init() {}
}
