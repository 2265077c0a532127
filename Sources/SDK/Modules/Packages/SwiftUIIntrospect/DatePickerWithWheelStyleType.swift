// swiftui-introspect: the declarations of DatePickerWithWheelStyleType, as its documentation has them.

struct DatePickerWithWheelStyleType: IntrospectableViewType {
  enum Style {
    case wheel
  }

  init() {}
}
