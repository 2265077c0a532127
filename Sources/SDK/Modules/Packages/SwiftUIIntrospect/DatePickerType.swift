// swiftui-introspect: the declarations of DatePickerType, as its documentation has them.

struct DatePickerType: IntrospectableViewType {
  enum Style {
    case compact, field, graphical, stepperField, wheel
  }

  init() {}
}
