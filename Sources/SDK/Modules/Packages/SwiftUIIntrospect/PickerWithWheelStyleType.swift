// swiftui-introspect: the declarations of PickerWithWheelStyleType, as its documentation has them.

struct PickerWithWheelStyleType: IntrospectableViewType {
  enum Style {
    case wheel
  }

  init() {}
}
