// swiftui-introspect: the declarations of PickerType, as its documentation has them.

struct PickerType: IntrospectableViewType {
  enum Style {
    case menu, segmented, wheel
  }

  init() {}
}
