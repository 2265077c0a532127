// swiftui-introspect: the declarations of TextFieldWithVerticalAxisType, as its documentation has them.

struct TextFieldWithVerticalAxisType: IntrospectableViewType {
  enum Axis {
    case vertical
  }

  init() {}
}
