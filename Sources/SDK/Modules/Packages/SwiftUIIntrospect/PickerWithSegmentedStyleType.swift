// swiftui-introspect: the declarations of PickerWithSegmentedStyleType, as its documentation has them.

struct PickerWithSegmentedStyleType: IntrospectableViewType {
  enum Style {
    case segmented
  }

  init() {}
}
