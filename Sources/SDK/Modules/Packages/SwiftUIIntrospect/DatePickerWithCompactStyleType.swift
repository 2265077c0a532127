// swiftui-introspect: the declarations of DatePickerWithCompactStyleType, as its documentation has them.

struct DatePickerWithCompactStyleType: IntrospectableViewType {
  enum Style {
    case compact
  }

  init() {}
}
