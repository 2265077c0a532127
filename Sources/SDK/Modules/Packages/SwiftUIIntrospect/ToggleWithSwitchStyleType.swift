// swiftui-introspect: the declarations of ToggleWithSwitchStyleType, as its documentation has them.

struct ToggleWithSwitchStyleType: IntrospectableViewType {
  enum Style {
    case `switch`
  }
  init() {}
}
